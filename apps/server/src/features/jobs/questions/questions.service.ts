import type { Pagination } from '@nimble/contracts';
import { videoOnly } from '@nimble/contracts/answers';
import {
  type ListedQuestion,
  mostQuestions,
  type NewQuestion,
  type Question,
  type QuestionChanges,
  type QuestionsRequest,
} from '@nimble/contracts/jobs';
import type { Database } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import type { Actor } from '../../../platform/events/index.ts';
import { paginationOf } from '../../../platform/http/index.ts';
import { presentQuestion } from '../jobs.presenter.ts';
import type { JobsService } from '../jobs.service.ts';
import {
  findListedQuestion,
  findListedQuestions,
  type ListedQuestionRow,
} from './listed-questions.repository.ts';

type Dependencies = { database: Database; jobs: Pick<JobsService, 'one' | 'change'> };

/** Questions as a collection of their own. Every change is one of their job, with its rules and its audit. */
export function createQuestionsService({ database, jobs }: Dependencies) {
  return {
    async list(
      companyId: number,
      request: QuestionsRequest,
    ): Promise<{ data: ListedQuestion[]; meta: { pagination: Pagination } }> {
      const { rows, total } = await findListedQuestions(database, companyId, request);
      return {
        data: rows.map((row) => present(row, request)),
        meta: { pagination: paginationOf(request, total) },
      };
    },

    async one(
      companyId: number,
      questionId: number,
      relations: Pick<QuestionsRequest, 'populate'>,
    ): Promise<ListedQuestion> {
      return present(await rowOf(database, companyId, questionId), relations);
    },

    async create(member: Actor, { job, order, ...question }: NewQuestion): Promise<ListedQuestion> {
      const { formats = [...videoOnly], media = null } = question;
      return place(jobs, member, job, order, () => ({ ...question, ...unknownYet, formats, media }));
    },

    async change(member: Actor, questionId: number, changes: QuestionChanges): Promise<ListedQuestion> {
      const row = await rowOf(database, member.companyId, questionId);
      const { order = row.position, ...changed } = changes;
      return place(jobs, member, row.job_id, order, (questions) => {
        // Replaced since, it would come back beside the one that replaces it.
        const before = questions.find(({ id }) => id === questionId);
        if (before === undefined) throw new RequestError('job.question_not_found');
        return withChanges(before, changed);
      });
    },

    async remove(member: Actor, questionId: number): Promise<void> {
      const { job_id } = await rowOf(database, member.companyId, questionId);
      await changeQuestions(jobs, member, job_id, (questions) =>
        questions.filter(({ id }) => id !== questionId),
      );
    },
  };
}
export type QuestionsService = ReturnType<typeof createQuestionsService>;

function withChanges(before: Question, changes: Omit<QuestionChanges, 'order'>): Question {
  const { question, time_limit, required, formats, media } = changes;
  return {
    ...before,
    question: question ?? before.question,
    time_limit: time_limit ?? before.time_limit,
    required: required ?? before.required,
    formats: formats ?? before.formats,
    media: media === undefined ? before.media : media,
  };
}

/** @throws RequestError notFound for a question that is missing or of another company. */
async function rowOf(database: Database, companyId: number, questionId: number): Promise<ListedQuestionRow> {
  const row = await findListedQuestion(database, companyId, questionId);
  if (row === undefined) throw new RequestError('job.question_not_found');
  return row;
}

/** @throws RequestError conflict for a concurrent change of the job. */
async function changeQuestions(
  jobs: Dependencies['jobs'],
  member: Actor,
  jobId: number,
  changed: (questions: readonly Question[]) => Question[],
): Promise<readonly Question[]> {
  const { questions = [], updatedAt } = await jobs.one(member.companyId, jobId);
  const wanted = changed(questions);
  if (wanted.length === 0) throw new RequestError('job.no_questions');
  if (wanted.length > mostQuestions) throw new RequestError('job.too_many_questions');
  return (await jobs.change(member, jobId, { questions: wanted, updatedAt })).questions ?? [];
}

/** Puts a question at its position among the others of its job; undefined is the end. */
async function place(
  jobs: Dependencies['jobs'],
  member: Actor,
  jobId: number,
  order: number | undefined,
  questionAmong: (questions: readonly Question[]) => Question,
) {
  let at = 0;
  const questions = await changeQuestions(jobs, member, jobId, (before) => {
    const given = questionAmong(before);
    const others = before.filter(({ id }) => id !== given.id);
    at = Math.min(order === undefined ? others.length : order - 1, others.length);
    return others.toSpliced(at, 0, given);
  });
  const question = questions[at];
  if (question === undefined) throw new RequestError('job.question_not_found');
  return { ...question, jobId };
}

/** What only the stored question has; an unknown id means that it is new. */
const unknownYet = {
  id: 0,
  duration: 0,
  isRequired: false,
  order: 0,
  libraryQuestion: null,
  pool: null,
  createdAt: '',
  updatedAt: '',
};

function present(row: ListedQuestionRow, { populate }: Pick<QuestionsRequest, 'populate'>): ListedQuestion {
  return {
    ...presentQuestion(row),
    jobId: row.job_id,
    ...(populate.has('job') && { job: { id: row.job_id, title: row.job_title, status: row.job_status } }),
  };
}
