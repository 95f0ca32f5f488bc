"""Changes of a scenario, a module for each kind: functions of a document that give a `Patch`, or None for no change."""
