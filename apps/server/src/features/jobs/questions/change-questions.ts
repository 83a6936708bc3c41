import { isDeepStrictEqual } from 'node:util';
import { isScreening, type QuestionFormats, videoOnly } from '@nimble/contracts/answers';
import type { ChangedQuestion } from '@nimble/contracts/jobs';
import type { Transaction } from '../../../platform/database/index.ts';
import {
  deleteQuestions,
  findQuestions,
  hasSubmissions,
  insertQuestions,
  placeQuestion,
  type QuestionRow,
  retireQuestions,
} from './questions.repository.ts';

/** The criteria of those of these questions that the company's library has. */
export type FindLibraryCriteria = (
  transaction: Transaction,
  companyId: number,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, readonly string[]>>;
type JobOfCompany = { companyId: number; jobId: number; findLibraryCriteria: FindLibraryCriteria };
type Changes = {
  isChanged: boolean;
  /** The criteria of those library questions that are new in the job. */
  criteria: string[];
};
type WantedQuestion = ChangedQuestion & {
  position: number;
  libraryQuestion: number | null;
  media: number | null;
  pool: number | null;
};

/**
 * Replaces a locked job's questions by these, in this order. A question whose text, limit, formats, file or `required`
 * changes is replaced by a new one, so that questions and answers of earlier interviews stay as they were; once an
 * interview has begun, the same goes for a moved question, because earlier interviews keep their order too. An id that
 * the job does not have counts as new (the form makes up ids for new questions).
 */
export async function changeQuestions(
  transaction: Transaction,
  { findLibraryCriteria, ...job }: JobOfCompany,
  given: readonly ChangedQuestion[],
): Promise<Changes> {
  const { companyId, jobId } = job;
  const current = await findQuestions(transaction, companyId, [jobId]);
  const isAsked = await hasSubmissions(transaction, companyId, jobId);
  const placed = placedQuestions(current, given);
  const known = await findLibraryCriteria(
    transaction,
    companyId,
    placed.flatMap(({ libraryQuestion }) => libraryQuestion ?? []),
  );
  const wanted = placed.map((question) => ({ ...question, libraryQuestion: knownOf(question, known) }));
  const kept = new Map<number, WantedQuestion>();
  const added: WantedQuestion[] = [];
  for (const question of wanted) {
    const same = current.find(
      (row) => isSame(row, question) && !kept.has(row.id) && (!isAsked || row.position === question.position),
    );
    if (same === undefined) added.push({ ...question, formats: formatsOf(question, current) });
    else kept.set(same.id, question);
  }
  const gone = current.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  await (isAsked ? retireQuestions : deleteQuestions)(transaction, { ...job, ids: gone });
  const moved = current.flatMap((row) => {
    const to = kept.get(row.id);
    return to === undefined || isPlaced(row, to) ? [] : [{ id: row.id, to }];
  });
  for (const { id, to } of moved) await placeQuestion(transaction, id, { ...job, ...to });
  await insertQuestions(
    transaction,
    added.map((question) => ({ ...question, ...job })),
  );
  const had = new Set(current.map(({ library_question_id }) => library_question_id));
  return {
    isChanged: added.length + gone.length + moved.length > 0,
    criteria: [...known].flatMap(([id, criteria]) => (had.has(id) ? [] : criteria)),
  };
}

/** In their order. What is left out stays as the question with this id has it, also when another replaces that one. */
function placedQuestions(
  current: readonly QuestionRow[],
  given: readonly ChangedQuestion[],
): WantedQuestion[] {
  const rows = new Map(current.map((row) => [row.id, row]));
  return given.map((question, index) => {
    const before = rows.get(Number(question.id));
    const {
      libraryQuestion = before?.library_question_id ?? null,
      media = before?.media_id ?? null,
      pool = before?.pool ?? null,
    } = question;
    // Nobody can skip what screens.
    const required = question.required || isScreening(question.formats ?? before?.formats ?? []);
    return { ...question, required, position: index + 1, libraryQuestion, media, pool };
  });
}

function knownOf({ libraryQuestion }: WantedQuestion, known: ReadonlyMap<number, unknown>): number | null {
  return libraryQuestion !== null && known.has(libraryQuestion) ? libraryQuestion : null;
}

function isSame(row: QuestionRow, wanted: WantedQuestion): boolean {
  return (
    row.id === Number(wanted.id) &&
    row.question === wanted.question &&
    row.time_limit_seconds === wanted.time_limit &&
    row.required === wanted.required &&
    row.media_id === wanted.media &&
    isDeepStrictEqual(row.formats, formatsOf(wanted, [row]))
  );
}

function isPlaced(row: QuestionRow, { position, libraryQuestion, pool }: WantedQuestion): boolean {
  return row.position === position && row.library_question_id === libraryQuestion && row.pool === pool;
}

/** Left out, they are those of the question with this id. */
function formatsOf({ id, formats }: ChangedQuestion, current: readonly QuestionRow[]): QuestionFormats {
  return formats ?? current.find((row) => row.id === Number(id))?.formats ?? [...videoOnly];
}
