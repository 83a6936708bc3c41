import type { SpeechSpan } from '@nimble/contracts/transcripts';
import type { Voice } from '@nimble/speech';
import type { Database, Transaction } from '../../platform/database/index.ts';

/** The recording of an answer. */
export type RecordedAnswer = {
  companyId: number;
  submissionId: number;
  responseId: number;
  fileId: number;
};

export type AnswerSound = {
  /** How loud it is, ten times a second, from 0 to 255. */
  peaks: Uint8Array;
  /** Where somebody speaks. */
  speech: readonly SpeechSpan[];
  /** null where nothing may be measured. */
  voice: Voice | null;
};

/** What was heard in the answers as they are recorded now, by the answer. */
export async function findSounds(
  database: Database | Transaction,
  companyId: number,
  submissionId: number,
): Promise<Map<number, AnswerSound>> {
  const rows = await database
    .selectFrom('answer_sounds')
    .innerJoin('responses', (join) =>
      join
        .onRef('responses.id', '=', 'answer_sounds.response_id')
        .onRef('responses.file_id', '=', 'answer_sounds.file_id'),
    )
    .select(['answer_sounds.response_id', 'peaks', 'speech', 'voice'])
    .where('answer_sounds.company_id', '=', companyId)
    .where('answer_sounds.submission_id', '=', submissionId)
    .execute();
  return new Map(rows.map(({ response_id, ...sound }) => [response_id, sound]));
}

/** In place of what was heard before. The caller holds the submission and knows that the voice may be kept. */
export async function writeSound(
  transaction: Transaction,
  { companyId, submissionId, responseId, fileId }: RecordedAnswer,
  { peaks, speech, voice }: AnswerSound,
): Promise<void> {
  const values = {
    file_id: fileId,
    peaks: Buffer.from(peaks),
    speech: JSON.stringify(speech),
    voice: voice === null ? null : JSON.stringify(voice),
  };
  await transaction
    .insertInto('answer_sounds')
    .values({ response_id: responseId, company_id: companyId, submission_id: submissionId, ...values })
    .onConflict((conflict) => conflict.column('response_id').doUpdateSet(values))
    .execute();
}

/** What insights alone need goes with them. */
export async function eraseVoices(
  database: Database | Transaction,
  companyId: number,
  submissionId: number,
): Promise<void> {
  await database
    .updateTable('answer_sounds')
    .set({ voice: null })
    .where('company_id', '=', companyId)
    .where('submission_id', '=', submissionId)
    .execute();
}

/** Erases some of a company that does not use insights any more. @returns how many. */
export async function eraseSomeUnusedVoices(
  database: Database,
  companyId: number,
  atMost: number,
): Promise<number> {
  const unused = database
    .selectFrom('answer_sounds')
    .innerJoin('companies', 'companies.id', 'answer_sounds.company_id')
    .select('response_id')
    .where('answer_sounds.company_id', '=', companyId)
    .where('answer_sounds.voice', 'is not', null)
    .where('companies.insights', '=', false)
    .limit(atMost);
  const { numUpdatedRows } = await database
    .updateTable('answer_sounds')
    .set({ voice: null })
    .where('response_id', 'in', unused)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
