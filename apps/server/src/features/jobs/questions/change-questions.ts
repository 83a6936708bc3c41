import { isDeepStrictEqual } from 'node:util';
import { type QuestionFormats, videoOnly } from '@nimble/contracts/answers';
import type { ChangedQuestion } from '@nimble/contracts/jobs';
import type { Transaction } from '../../../platform/database/index.ts';
import {
  deleteQuestions,
  findQuestions,
  hasSubmissions,
  insertQuestions,
  moveQuestion,
  type QuestionRow,
  retireQuestions,
} from './questions.repository.ts';

type JobOfCompany = { companyId: number; jobId: number };

/**
 * Replaces a locked job's questions by these, in this order. A question whose text, limit, formats or `required` changes is
 * replaced by a new one, so that questions and answers of earlier interviews stay as they were; once an interview has
 * begun, the same goes for a moved question, because earlier interviews keep their order too. An id that the job does
 * not have counts as new (the form makes up ids for new questions).
 * @returns whether anything changed.
 */
export async function changeQuestions(
  transaction: Transaction,
  job: JobOfCompany,
  wanted: readonly ChangedQuestion[],
): Promise<{ isChanged: boolean }> {
  const { companyId, jobId } = job;
  const current = await findQuestions(transaction, companyId, [jobId]);
  const isAsked = await hasSubmissions(transaction, companyId, jobId);
  const kept = new Map<number, number>();
  const added: (ChangedQuestion & JobOfCompany & { position: number })[] = [];
  for (const [index, question] of wanted.entries()) {
    const position = index + 1;
    const same = current.find(
      (row) => isSame(row, question) && !kept.has(row.id) && (!isAsked || row.position === position),
    );
    if (same === undefined)
      added.push({ ...question, ...job, position, formats: formatsOf(question, current) });
    else kept.set(same.id, position);
  }
  const gone = current.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  await (isAsked ? retireQuestions : deleteQuestions)(transaction, { ...job, ids: gone });
  const moved = current.flatMap(({ id, position: from }) => {
    const position = kept.get(id);
    return position === undefined || position === from ? [] : [{ id, position }];
  });
  for (const { id, position } of moved) await moveQuestion(transaction, id, { ...job, position });
  await insertQuestions(transaction, added);
  return { isChanged: added.length + gone.length + moved.length > 0 };
}

function isSame(row: QuestionRow, wanted: ChangedQuestion): boolean {
  return (
    row.id === Number(wanted.id) &&
    row.question === wanted.question &&
    row.time_limit_seconds === wanted.time_limit &&
    row.required === wanted.required &&
    isDeepStrictEqual(row.formats, formatsOf(wanted, [row]))
  );
}

/** Left out, they are those of the question with this id. */
function formatsOf({ id, formats }: ChangedQuestion, current: readonly QuestionRow[]): QuestionFormats {
  return formats ?? current.find((row) => row.id === Number(id))?.formats ?? [...videoOnly];
}
