import {
  type SpeechSpan,
  scriptEngine,
  type TranscribedWord,
  type TranscriptFailure,
  type TranscriptStatus,
} from '@nimble/contracts/transcripts';
import { sql } from 'kysely';
import { placeInInterview } from '../../platform/answers/drawn-questions.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';
import { dictionaryOf } from '../../platform/texts/dictionaries.ts';

/** Is there such a visible submission, and has it a joined video? */
export function findSubmission(database: Database | Transaction, companyId: number, submissionId: number) {
  return database
    .selectFrom('submissions')
    .select(['id', 'job_id', 'status', 'video_file_id'])
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .where('status', '<>', 'uploading')
    .executeTakeFirst();
}

/** The company of a submission, for a call authorized by its signature. */
export async function findCompanyOf(database: Database, submissionId: number): Promise<number | undefined> {
  const row = await database
    .selectFrom('submissions')
    .select('company_id')
    .where('id', '=', submissionId)
    .executeTakeFirst();
  return row?.company_id;
}

/** Every usable recording in the order of the interview, with its transcript. */
export function findAnswers(database: Database | Transaction, companyId: number, submissionId: number) {
  return database
    .selectFrom('responses')
    .innerJoin('submissions', 'submissions.id', 'responses.submission_id')
    .innerJoin('questions', 'questions.id', 'responses.question_id')
    .leftJoin('transcripts', 'transcripts.response_id', 'responses.id')
    .select([
      'responses.id as response_id',
      'responses.starts_at_seconds',
      'responses.duration_seconds',
      'questions.question',
      placeInInterview.as('number'),
      'transcripts.status',
      'transcripts.failure',
      'transcripts.words',
      'transcripts.text',
      'transcripts.language',
      'transcripts.confidence',
      'transcripts.engine',
      'transcripts.model',
      'transcripts.speech',
    ])
    .where('responses.company_id', '=', companyId)
    .where('responses.submission_id', '=', submissionId)
    .where('responses.processing_status', '=', 'ready')
    .where('responses.take_id', 'is not', null)
    .orderBy('questions.position')
    .execute();
}
export type AnswerRow = Awaited<ReturnType<typeof findAnswers>>[number];

/** Joined submissions of every company with usable recordings without a transcription row. */
export function findUnlistened(
  transaction: Transaction,
  { first, last }: { first: number; last: number },
  atMost: number,
) {
  return transaction
    .selectFrom('submissions')
    .select(['submissions.id', 'submissions.company_id'])
    .where('submissions.id', '>=', first)
    .where('submissions.id', '<=', last)
    .where('submissions.video_file_id', 'is not', null)
    .where(
      sql<boolean>`exists (select from responses where responses.submission_id = submissions.id
        and responses.processing_status = 'ready' and responses.take_id is not null
        and not exists (select from transcripts where transcripts.response_id = responses.id))`,
    )
    .limit(atMost)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
}

/** Inserts rows for usable recordings that have none. @returns the new ones. */
export async function insertTranscripts(
  transaction: Transaction,
  companyId: number,
  submissionId: number,
  status: 'queued' | 'none',
): Promise<number[]> {
  const rows = await transaction
    .insertInto('transcripts')
    .columns(['response_id', 'company_id', 'submission_id', 'status'])
    .expression((builder) =>
      builder
        .selectFrom('responses')
        .select(['id', 'company_id', 'submission_id', sql<typeof status>`${status}::text`.as('status')])
        .where('company_id', '=', companyId)
        .where('submission_id', '=', submissionId)
        .where('processing_status', '=', 'ready')
        .where('take_id', 'is not', null),
    )
    .onConflict((conflict) => conflict.column('response_id').doNothing())
    .returning('response_id')
    .execute();
  return rows.map((row) => row.response_id);
}

export type Script = { words: readonly TranscribedWord[]; text: string; speech: readonly SpeechSpan[] };

/** Stores the script of a computer's voice as the words of an answer, in English. */
export async function insertScript(
  database: Database | Transaction,
  answer: { companyId: number; submissionId: number; responseId: number },
  { words, text, speech }: Script,
): Promise<void> {
  await database
    .insertInto('transcripts')
    .values({
      response_id: answer.responseId,
      company_id: answer.companyId,
      submission_id: answer.submissionId,
      status: 'done',
      words: JSON.stringify(words),
      text,
      speech: JSON.stringify(speech),
      language: 'en',
      dictionary: dictionaryOf('en'),
      engine: scriptEngine,
      model: scriptEngine,
    })
    .onConflict((conflict) => conflict.column('response_id').doNothing())
    .execute();
}

/** Do all of its words come from a script? */
export async function isScripted(
  transaction: Transaction,
  companyId: number,
  submissionId: number,
): Promise<boolean> {
  const rows = await transaction
    .selectFrom('transcripts')
    .select('engine')
    .where('company_id', '=', companyId)
    .where('submission_id', '=', submissionId)
    .execute();
  return rows.length > 0 && rows.every(({ engine }) => engine === scriptEngine);
}

/** Makes answers without words or, without an engine, failed ones wait again. @returns which they are. */
export async function queueAgain(
  transaction: Transaction,
  companyId: number,
  submissionId: number,
  status: 'queued' | 'none',
): Promise<number[]> {
  const rows = await transaction
    .updateTable('transcripts')
    .set({ status, failure: null, updated_at: new Date() })
    .where('company_id', '=', companyId)
    .where('submission_id', '=', submissionId)
    .where('status', 'in', status === 'queued' ? ['failed', 'none'] : ['failed'])
    .returning('response_id')
    .execute();
  return rows.map((row) => row.response_id);
}

/** Makes some answers of any company that no engine has transcribed yet wait, the newest first. */
export function queueWithoutWords(transaction: Transaction, atMost: number) {
  return transaction
    .updateTable('transcripts')
    .set({ status: 'queued', failure: null, updated_at: new Date() })
    .where('response_id', 'in', (builder) =>
      builder
        .selectFrom('transcripts')
        .select('response_id')
        .where('status', '=', 'none')
        .orderBy('response_id', 'desc')
        .limit(atMost)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['response_id', 'company_id'])
    .execute();
}

/** The data for transcribing an answer; undefined when it was erased. */
export function findUnheard(database: Database | Transaction, companyId: number, responseId: number) {
  return database
    .selectFrom('transcripts')
    .innerJoin('responses', 'responses.id', 'transcripts.response_id')
    .innerJoin('files', 'files.id', 'responses.file_id')
    .select([
      'transcripts.status',
      'transcripts.submission_id',
      'files.id as file_id',
      'responses.duration_seconds',
      'files.storage_key',
    ])
    .where('transcripts.company_id', '=', companyId)
    .where('transcripts.response_id', '=', responseId)
    .executeTakeFirst();
}

export async function setSpeech(
  database: Database | Transaction,
  companyId: number,
  responseId: number,
  speech: readonly SpeechSpan[],
): Promise<void> {
  await update(database, companyId, responseId, { speech: JSON.stringify(speech) });
}

export type HeardWords = {
  words: readonly TranscribedWord[];
  text: string;
  language: string | null;
  confidence: number | null;
  engine: string;
  model: string;
};

export async function setHeard(
  transaction: Transaction,
  companyId: number,
  responseId: number,
  { words, ...heard }: HeardWords,
): Promise<void> {
  await update(transaction, companyId, responseId, {
    ...heard,
    words: JSON.stringify(words),
    dictionary: dictionaryOf(heard.language),
    status: 'done',
    failure: null,
  });
}

export async function setStatus(
  database: Database | Transaction,
  companyId: number,
  responseId: number,
  status: { status: 'none' } | { status: 'failed'; failure: TranscriptFailure },
): Promise<void> {
  await update(database, companyId, responseId, { failure: null, ...status });
}

async function update(
  database: Database | Transaction,
  companyId: number,
  responseId: number,
  changes: {
    status?: TranscriptStatus;
    failure?: TranscriptFailure | null;
    words?: string;
    text?: string;
    language?: string | null;
    confidence?: number | null;
    engine?: string;
    model?: string;
    speech?: string;
    dictionary?: string;
  },
): Promise<void> {
  await database
    .updateTable('transcripts')
    .set({ ...changes, updated_at: new Date() })
    .where('company_id', '=', companyId)
    .where('response_id', '=', responseId)
    .execute();
}
