/** A day of 24 hours. */
export const dayMilliseconds = 24 * 60 * 60_000;
