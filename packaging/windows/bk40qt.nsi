; The Windows installer. build.py calls makensis with VERSION, PROGRAM (PyInstaller's folder), ICON, SETUP (the file to
; write) and ROOT (the checkout). For this user alone or for everybody; silent with /S, then /CurrentUser or /AllUsers.
; What the user makes (games, scenarios, settings) lies in his own folders and is never touched.

Unicode true
!ifdef TARGET
  Target ${TARGET} ; a 64-bit installer, for trying it under 64-bit Wine
!endif

!define NAME "bk40qt"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"

!define MULTIUSER_EXECUTIONLEVEL Highest
!define MULTIUSER_INSTALLMODE_DEFAULT_CURRENTUSER
!define MULTIUSER_INSTALLMODE_COMMANDLINE
!define MULTIUSER_INSTALLMODE_INSTDIR "${NAME}"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_KEY "${UNINSTALL}"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_VALUENAME "InstallLocation"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_KEY "${UNINSTALL}"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_VALUENAME "InstallMode"
!define MULTIUSER_USE_PROGRAMFILES64
!define MULTIUSER_MUI
!include MultiUser.nsh
!include MUI2.nsh
!include FileFunc.nsh
!include x64.nsh

Name "${NAME} ${VERSION}"
OutFile "${SETUP}"
SetCompressor /SOLID lzma
BrandingText "${NAME} ${VERSION}"
ManifestDPIAware true

VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "${NAME}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "${NAME} setup"
VIAddVersionKey LegalCopyright "MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\bk40qt-window.exe"
!insertmacro MUI_PAGE_LICENSE "${ROOT}\LICENSE"
!insertmacro MULTIUSER_PAGE_INSTALLMODE
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"

LangString SCENARIO ${LANG_ENGLISH} "bk40qt scenario"
LangString SCENARIO ${LANG_GERMAN} "bk40qt-Szenario"
LangString SCENARIO ${LANG_FRENCH} "Scénario bk40qt"
LangString SAVE ${LANG_ENGLISH} "bk40qt saved game"
LangString SAVE ${LANG_GERMAN} "bk40qt-Spielstand"
LangString SAVE ${LANG_FRENCH} "Partie bk40qt sauvegardée"
LangString EDIT ${LANG_ENGLISH} "Edit in the scenario editor"
LangString EDIT ${LANG_GERMAN} "Im Szenario-Editor bearbeiten"
LangString EDIT ${LANG_FRENCH} "Modifier dans l'éditeur de scénarios"
LangString NOT64 ${LANG_ENGLISH} "bk40qt needs a 64-bit Windows."
LangString NOT64 ${LANG_GERMAN} "bk40qt braucht ein 64-Bit-Windows."
LangString NOT64 ${LANG_FRENCH} "bk40qt a besoin d'un Windows 64 bits."

Function .onInit
  ${IfNot} ${RunningX64}
    MessageBox MB_OK|MB_ICONSTOP "$(NOT64)" /SD IDOK
    Abort
  ${EndIf}
  SetRegView 64 ; before the macro below looks for an earlier installation
  !insertmacro MULTIUSER_INIT
FunctionEnd

Function un.onInit
  SetRegView 64
  !insertmacro MULTIUSER_UNINIT
FunctionEnd

; Only what we have put there: the user may have chosen a folder that holds other things.
!macro REMOVE_PROGRAM
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\bk40qt.exe"
  Delete "$INSTDIR\bk40qt-window.exe"
  Delete "$INSTDIR\bk40qt.ico"
!macroend

!macro FILE_TYPE extension class text
  WriteRegStr SHCTX "Software\Classes\${extension}" "" "${class}"
  WriteRegStr SHCTX "Software\Classes\${extension}\OpenWithProgids" "${class}" ""
  WriteRegStr SHCTX "Software\Classes\${class}" "" "${text}"
  WriteRegStr SHCTX "Software\Classes\${class}\DefaultIcon" "" "$INSTDIR\bk40qt.ico"
  WriteRegStr SHCTX "Software\Classes\${class}\shell\open\command" "" '"$INSTDIR\bk40qt-window.exe" "%1"'
!macroend

!macro TELL_SHELL
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)' ; file types have changed
!macroend

Section "bk40qt"
  !insertmacro REMOVE_PROGRAM ; an earlier version may have files that this one has not
  SetOutPath "$INSTDIR"
  File /r "${PROGRAM}\*"
  File "/oname=bk40qt.ico" "${ICON}"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\bk40qt.lnk" "$INSTDIR\bk40qt-window.exe" "" "$INSTDIR\bk40qt.ico"

  !insertmacro FILE_TYPE ".bk40" "bk40qt.scenario" "$(SCENARIO)"
  WriteRegStr SHCTX "Software\Classes\bk40qt.scenario\shell\edit" "" "$(EDIT)"
  WriteRegStr SHCTX "Software\Classes\bk40qt.scenario\shell\edit\command" "" '"$INSTDIR\bk40qt-window.exe" edit "%1"'
  !insertmacro FILE_TYPE ".bk40save" "bk40qt.save" "$(SAVE)"
  !insertmacro TELL_SHELL

  WriteRegStr SHCTX "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr SHCTX "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${UNINSTALL}" "DisplayIcon" "$INSTDIR\bk40qt.ico"
  WriteRegStr SHCTX "${UNINSTALL}" "Publisher" "the bk40qt developers"
  WriteRegStr SHCTX "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr SHCTX "${UNINSTALL}" "InstallMode" "$MultiUser.InstallMode"
  WriteRegStr SHCTX "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode'
  WriteRegStr SHCTX "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode /S'
  WriteRegDWORD SHCTX "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD SHCTX "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD SHCTX "${UNINSTALL}" "EstimatedSize" $0
SectionEnd

Section "Uninstall"
  !insertmacro REMOVE_PROGRAM
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\bk40qt.lnk"
  DeleteRegKey SHCTX "Software\Classes\bk40qt.scenario"
  DeleteRegKey SHCTX "Software\Classes\bk40qt.save"
  DeleteRegKey SHCTX "Software\Classes\.bk40"
  DeleteRegKey SHCTX "Software\Classes\.bk40save"
  DeleteRegKey SHCTX "${UNINSTALL}"
  !insertmacro TELL_SHELL
SectionEnd
