export const transcriptMessages = {
  failed: 'The answer could not be transcribed.',
} as const;
