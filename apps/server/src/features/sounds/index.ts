import type { HearAnswer } from './hearing.ts';

export { eraseSomeUnusedVoices, eraseVoices, findSounds } from './sounds.repository.ts';

/** Loaded when it is needed: web servers hear nothing. */
export const hearAnswer: HearAnswer = async (...given) =>
  (await import('./hear-answer.ts')).hearAnswer(...given);
