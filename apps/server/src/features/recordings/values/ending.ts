import { isDeepStrictEqual } from 'node:util';
import { type KeptValue, type QuestionFormats, settingsFor, unmetBy } from '@nimble/contracts/answers';
import type { Database } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { findKeptValue, type Owner } from './answer-drafts.repository.ts';

/** Does this answer end the interview? */
export function isEnding(value: KeptValue, formats: QuestionFormats): boolean {
  const settings = settingsFor(formats, 'choice');
  if (value.format !== 'choice' || settings === undefined) return false;
  return unmetBy(value.chosen, settings)?.effect === 'end';
}

/**
 * Using the answer that has ended the interview once more answers the same, because the first answer may have been
 * lost.
 * @throws the given error for everything else.
 */
export async function allowAgain(
  error: unknown,
  database: Database,
  owner: Owner,
  { questionId, value }: { questionId: number; value: KeptValue },
): Promise<void> {
  const isSubmitted = error instanceof RequestError && error.code === 'interview.already_submitted';
  if (!isSubmitted) throw error;
  if (!isDeepStrictEqual(await findKeptValue(database, owner, questionId), value)) throw error;
}
