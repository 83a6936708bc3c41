export const root: string;
/** Paths in the form of Node's permission model. */
export const readForBundle: readonly string[];
/** Takes and returns an absolute path. */
export const bundled: (program: string) => string;
