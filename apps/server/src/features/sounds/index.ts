import type * as hearing from './hear-answer.ts';

export { eraseSomeUnusedVoices, eraseVoices, findSounds } from './sounds.repository.ts';

/** Loaded when it is needed: web servers hear nothing. */
export const hearAnswer: typeof hearing.hearAnswer = async (...given) =>
  (await import('./hear-answer.ts')).hearAnswer(...given);
