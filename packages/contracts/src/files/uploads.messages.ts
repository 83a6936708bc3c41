/** Verbatim from the specification. */
export const uploadMessages = {
  removed: 'The file has been deleted.',
} as const;
