import type { AnalyzeSound } from './sound-analysis.ts';

export type { VoicePermission } from './sound-analysis.ts';
export { eraseSomeUnusedVoices, eraseVoices, findSounds } from './sounds.repository.ts';

/** Loaded on demand: web servers analyze no sound. */
export const analyzeSound: AnalyzeSound = async (...given) =>
  (await import('./analyze-sound.ts')).analyzeSound(...given);
