"""Games that play themselves: one match, many of them over all processors, and the fuzzer that looks for faults."""
