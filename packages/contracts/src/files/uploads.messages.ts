/** Spec 2 §5. */
export const uploadMessages = {
  removed: 'The file has been deleted.',
} as const;
