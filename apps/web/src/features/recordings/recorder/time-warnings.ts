/** Remaining seconds from which the time is highlighted, and announced once. */
export const warningSeconds = 30;
export const lastSeconds = 10;
