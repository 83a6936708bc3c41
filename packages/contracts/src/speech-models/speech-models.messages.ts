export const speechModelMessages = {
  /** Kept with a model that could not be added, where nothing better is known. */
  failed: 'The model could not be added. The server log says why; add it again to go on from there.',
} as const;
