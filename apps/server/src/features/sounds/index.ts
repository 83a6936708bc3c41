import type { HearAnswer } from './hearing.ts';

export { eraseSomeUnusedVoices, eraseVoices, findSounds } from './sounds.repository.ts';

/** Loaded on demand: web servers analyze no sound. */
export const hearAnswer: HearAnswer = async (...given) =>
  (await import('./hear-answer.ts')).hearAnswer(...given);
