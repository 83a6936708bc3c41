import type {
  LibraryQuestionInput,
  LibraryQuestionsRequest,
  LibraryTag,
} from '@nimble/contracts/question-library';
import { type RawBuilder, sql } from 'kysely';
import { compileCondition, whereCondition } from '../../platform/database/collection-conditions.ts';
import { onPage } from '../../platform/database/collection-statement.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';

const filterColumns = {
  id: 'library_questions.id',
  question: {
    expression: "library_questions.content ->> 'question'",
    searched: 'library_questions.searched_question',
  },
  tag: { element: 'own_tags.tag', rows: 'unnest(library_questions.tags) as own_tags (tag) where true' },
  difficulty: 'library_questions.difficulty',
  createdAt: 'library_questions.created_at',
  updatedAt: 'library_questions.updated_at',
} as const;

/** How many jobs have a copy of the row, as SQL. */
export type Uses = RawBuilder<number>;

const columns = [
  'library_questions.id',
  'library_questions.content',
  'library_questions.media_id',
  'library_questions.criteria',
  'library_questions.tags',
  'library_questions.difficulty',
  'library_questions.created_by',
  'library_questions.updated_by',
  'library_questions.created_at',
  'library_questions.updated_at',
] as const;

const sortColumns = {
  id: sql`library_questions.id`,
  question: sql`library_questions.searched_question`,
  uses: sql`uses`,
  createdAt: sql`library_questions.created_at`,
  updatedAt: sql`library_questions.updated_at`,
};

function ofCompany(database: Database | Transaction, companyId: number) {
  return database.selectFrom('library_questions').where('library_questions.company_id', '=', companyId);
}

export async function findLibraryQuestions(
  { database, uses }: { database: Database; uses: Uses },
  companyId: number,
  request: LibraryQuestionsRequest,
) {
  const { field, direction } = request.sort;
  const found = ofCompany(database, companyId).where(
    whereCondition(compileCondition(filterColumns, request.where)),
  );
  const [rows, { total }] = await Promise.all([
    found
      .select([...columns, uses.as('uses')])
      .orderBy(sortColumns[field], direction)
      .orderBy('library_questions.id', direction)
      .$call(onPage(request))
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}
export type LibraryQuestionRow = Awaited<ReturnType<typeof findLibraryQuestions>>['rows'][number];

export function findLibraryQuestion(
  { database, uses }: { database: Database; uses: Uses },
  companyId: number,
  id: number,
) {
  return ofCompany(database, companyId)
    .select([...columns, uses.as('uses')])
    .where('library_questions.id', '=', id)
    .executeTakeFirst();
}

/** The criteria of those of these questions that the company has. */
export async function findLibraryCriteria(
  transaction: Transaction,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await ofCompany(transaction, companyId)
    .select(['id', 'criteria'])
    .where('id', 'in', ids)
    // A deletion at this moment waits, and then finds the copies.
    .forKeyShare()
    .execute();
  return new Map(rows.map(({ id, criteria }) => [id, criteria]));
}

export async function countLibraryQuestions(transaction: Transaction, companyId: number): Promise<number> {
  const { count } = await ofCompany(transaction, companyId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The tags sorted by name; the letters of one tag may differ in case and accents, as `$eqi` finds them. */
export async function findLibraryTags(database: Database, companyId: number): Promise<LibraryTag[]> {
  const { rows } = await sql<LibraryTag>`
    select min(own_tags.tag) as tag, count(distinct library_questions.id) as questions
    from library_questions, unnest(library_questions.tags) as own_tags (tag)
    where library_questions.company_id = ${companyId}
    group by search_text(own_tags.tag)
    order by search_text(own_tags.tag)
  `.execute(database);
  return rows;
}

type Author = { companyId: number; userId: number };

/** A changed question keeps its file and its criteria when they are left out. */
const stored = ({ content: { media, ...content }, criteria, tags, difficulty }: LibraryQuestionInput) => ({
  content: JSON.stringify(content),
  media_id: media,
  criteria: criteria && sql<string[]>`${[...criteria]}::text[]`,
  tags,
  difficulty,
});

export async function insertLibraryQuestion(
  transaction: Transaction,
  { companyId, userId }: Author,
  input: LibraryQuestionInput,
): Promise<number> {
  const { id } = await transaction
    .insertInto('library_questions')
    .values({ company_id: companyId, created_by: userId, updated_by: userId, ...stored(input) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks it until the transaction ends. @returns undefined when the company has no such question. */
export function lockLibraryQuestion(transaction: Transaction, companyId: number, id: number) {
  return ofCompany(transaction, companyId)
    .select('updated_at')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function updateLibraryQuestion(
  transaction: Transaction,
  { companyId, userId }: Author,
  id: number,
  input: LibraryQuestionInput,
): Promise<void> {
  await transaction
    .updateTable('library_questions')
    .set({ updated_by: userId, updated_at: new Date(), ...stored(input) })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/** @returns its content and its file; undefined when the company has no such question. */
export function deleteLibraryQuestion(transaction: Transaction, companyId: number, id: number) {
  return transaction
    .deleteFrom('library_questions')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning(['content', 'media_id'])
    .executeTakeFirst();
}
