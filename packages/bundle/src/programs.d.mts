/** Paths from the root. */
export const programs: readonly string[];
