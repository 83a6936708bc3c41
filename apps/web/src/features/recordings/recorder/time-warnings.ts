/** From these many seconds on the remaining time is marked, and said once. */
export const warningSeconds = 30;
export const lastSeconds = 10;
