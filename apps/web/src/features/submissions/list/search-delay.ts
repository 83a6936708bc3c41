/** Searches when nothing was typed for so long (spec 2 §9). */
export const searchDelayMilliseconds = 1000;
