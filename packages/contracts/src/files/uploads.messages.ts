/** Spec 2 §5. */
export const uploadMessages = {
  removed: 'The file is removed.',
} as const;
