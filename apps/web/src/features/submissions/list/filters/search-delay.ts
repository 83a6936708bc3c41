/** Typing pause before a search, milliseconds. */
export const searchDelayMilliseconds = 1000;
