export const transcriptMessages = {
  engineOff: 'This installation transcribes nothing: no speech engine is set',
  failed: 'The answer could not be transcribed.',
} as const;
