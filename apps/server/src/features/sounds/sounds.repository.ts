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
  /** Its loudness, ten times a second, from 0 to 255. */
  peaks: Uint8Array;
  /** Spans of speech. */
  speech: readonly SpeechSpan[];
  /** null where nothing may be measured. */
  voice: Voice | null;
};

/** The analysis of each answer's current recording. */
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

/** Replaces the former analysis. The caller has locked the submission and checked that the voice may be stored. */
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

/** Data of insights only is deleted with them. */
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

/** Deletes some of a company that does not use insights any more. @returns how many. */
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
