import type { Pagination } from '@nimble/contracts';
import {
  type LibraryQuestion,
  type LibraryQuestionChanges,
  type LibraryQuestionInput,
  type LibraryQuestionsRequest,
  type LibraryTag,
  mostLibraryQuestions,
} from '@nimble/contracts/question-library';
import {
  type Database,
  inTransaction,
  lockCompany,
  type Transaction,
} from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import { paginationOf } from '../../platform/http/index.ts';
import { presentLibraryQuestion, readContent } from './question-library.presenter.ts';
import {
  countLibraryQuestions,
  deleteLibraryQuestion,
  findLibraryQuestion,
  findLibraryQuestions,
  findLibraryTags,
  insertLibraryQuestion,
  type LibraryQuestionRow,
  lockLibraryQuestion,
  type Uses,
  updateLibraryQuestion,
} from './question-library.repository.ts';

type Dependencies = {
  database: Database;
  uses: Uses;
  media: Media;
  findPeople: (database: Database, companyId: number) => Promise<readonly { id: number; name: string }[]>;
};

type Media = {
  /** @throws RequestError unprocessable for a file that the person does not see. */
  requireKnown: (transaction: Transaction, by: Actor, mediaIds: readonly number[]) => Promise<void>;
  /** Deletes those that nothing shows. */
  removeUnused: (transaction: Transaction, companyId: number, mediaIds: readonly number[]) => Promise<void>;
};

/** Questions that a company keeps, of which its jobs get copies. */
export function createQuestionLibraryService({ database, uses, media, findPeople }: Dependencies) {
  async function present(companyId: number, rows: readonly LibraryQuestionRow[]): Promise<LibraryQuestion[]> {
    const people = await findPeople(database, companyId);
    const names = new Map(people.map(({ id, name }) => [id, name]));
    return rows.map((row) => presentLibraryQuestion(row, names));
  }
  async function one(companyId: number, id: number): Promise<LibraryQuestion> {
    const row = await findLibraryQuestion({ database, uses }, companyId, id);
    const [shown] = row === undefined ? [] : await present(companyId, [row]);
    if (shown === undefined) throw new RequestError('question_library.not_found');
    return shown;
  }
  return {
    one,

    async list(
      companyId: number,
      request: LibraryQuestionsRequest,
    ): Promise<{ data: LibraryQuestion[]; meta: { pagination: Pagination } }> {
      const { rows, total } = await findLibraryQuestions({ database, uses }, companyId, request);
      return {
        data: await present(companyId, rows),
        meta: { pagination: paginationOf(request, total) },
      };
    },

    tags: (companyId: number): Promise<LibraryTag[]> => findLibraryTags(database, companyId),

    async create(by: Actor, input: LibraryQuestionInput): Promise<LibraryQuestion> {
      const id = await inTransaction(database, (transaction) => create(transaction, media, by, input));
      return one(by.companyId, id);
    },

    async change(by: Actor, id: number, input: LibraryQuestionChanges): Promise<LibraryQuestion> {
      await inTransaction(database, (transaction) => change(transaction, media, by, id, input));
      return one(by.companyId, id);
    },

    remove: (by: Actor, id: number): Promise<void> =>
      inTransaction(database, (transaction) => remove(transaction, media, by, id)),
  };
}
export type QuestionLibraryService = ReturnType<typeof createQuestionLibraryService>;

/** The company is locked, so that two at once do not exceed the maximum. */
async function create(
  transaction: Transaction,
  media: Media,
  by: Actor,
  input: LibraryQuestionInput,
): Promise<number> {
  await media.requireKnown(transaction, by, mediaOf(input));
  await lockCompany(transaction, by.companyId);
  if ((await countLibraryQuestions(transaction, by.companyId)) >= mostLibraryQuestions)
    throw new RequestError('question_library.full', { values: { most: mostLibraryQuestions } });
  const id = await insertLibraryQuestion(transaction, by, input);
  const about = { libraryQuestionId: id, question: input.content.question };
  await emit(transaction, { type: 'company.library_question_created', by, ...about });
  return id;
}

/** @throws RequestError conflict (409) when another person has changed it since `updatedAt`. */
async function change(
  transaction: Transaction,
  media: Media,
  by: Actor,
  id: number,
  { updatedAt, ...input }: LibraryQuestionChanges,
): Promise<void> {
  await media.requireKnown(transaction, by, mediaOf(input));
  const current = await lockLibraryQuestion(transaction, by.companyId, id);
  if (current === undefined) throw new RequestError('question_library.not_found');
  if (updatedAt !== undefined && Date.parse(updatedAt) !== current.updated_at.getTime())
    throw new RequestError('request.conflict');
  await updateLibraryQuestion(transaction, by, id, input);
  const about = { libraryQuestionId: id, question: input.content.question };
  await emit(transaction, { type: 'company.library_question_changed', by, ...about });
}

async function remove(transaction: Transaction, media: Media, by: Actor, id: number): Promise<void> {
  const deleted = await deleteLibraryQuestion(transaction, by.companyId, id);
  if (deleted === undefined) throw new RequestError('question_library.not_found');
  if (deleted.media_id !== null) await media.removeUnused(transaction, by.companyId, [deleted.media_id]);
  const about = { libraryQuestionId: id, question: readContent(deleted.content).question };
  await emit(transaction, { type: 'company.library_question_deleted', by, ...about });
}

function mediaOf({ content: { media = null } }: LibraryQuestionInput): number[] {
  return media === null ? [] : [media];
}
