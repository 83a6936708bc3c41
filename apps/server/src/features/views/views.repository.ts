import type { ViewInput } from '@nimble/contracts/views';
import type { Database, Transaction } from '../../platform/database/index.ts';

/** The person whose views these are, and who sees the shared ones. */
export type Viewer = { companyId: number; userId: number };

/** Private views of others are never read. */
function visibleViews(database: Database | Transaction, { companyId, userId }: Viewer) {
  return database
    .selectFrom('saved_views')
    .leftJoin('default_views', (join) =>
      join.onRef('default_views.view_id', '=', 'saved_views.id').on('default_views.user_id', '=', userId),
    )
    .select([
      'saved_views.id',
      'saved_views.name',
      'saved_views.user_id',
      'saved_views.private_to',
      'saved_views.filters',
      'saved_views.sort',
      'saved_views.columns',
      'default_views.view_id as default_view_id',
    ])
    .where('saved_views.company_id', '=', companyId)
    .where(({ eb, or }) =>
      or([eb('saved_views.private_to', 'is', null), eb('saved_views.private_to', '=', userId)]),
    );
}

/** The views that a person sees, sorted by name. */
export function findViews(database: Database | Transaction, viewer: Viewer) {
  return visibleViews(database, viewer)
    .orderBy(({ fn }) => fn('search_text', ['saved_views.name']))
    .orderBy('saved_views.id')
    .execute();
}
export type ViewRow = Awaited<ReturnType<typeof findViews>>[number];

export function findView(database: Database | Transaction, viewer: Viewer, viewId: number) {
  return visibleViews(database, viewer).where('saved_views.id', '=', viewId).executeTakeFirst();
}

/** Private ones of a person, or the shared ones of the company. */
export async function countViews(
  transaction: Transaction,
  { companyId, userId }: Viewer,
  isShared: boolean,
): Promise<number> {
  const { count } = await transaction
    .selectFrom('saved_views')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('private_to', isShared ? 'is' : '=', isShared ? null : userId)
    .executeTakeFirstOrThrow();
  return count;
}

const storedContent = ({ name, filters, sort, columns }: ViewInput) => ({
  name,
  filters: JSON.stringify(filters),
  sort,
  columns,
});

export async function insertView(
  transaction: Transaction,
  { companyId, userId }: Viewer,
  input: ViewInput,
): Promise<number> {
  const { id } = await transaction
    .insertInto('saved_views')
    .values({
      company_id: companyId,
      user_id: userId,
      private_to: input.isShared ? null : userId,
      ...storedContent(input),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A view becomes private only by its owner. */
export async function changeView(
  transaction: Transaction,
  { companyId, userId }: Viewer,
  viewId: number,
  input: ViewInput,
): Promise<void> {
  await transaction
    .updateTable('saved_views')
    .set({ private_to: input.isShared ? null : userId, ...storedContent(input) })
    .where('company_id', '=', companyId)
    .where('id', '=', viewId)
    .execute();
}

export async function deleteView(transaction: Transaction, companyId: number, viewId: number): Promise<void> {
  await transaction
    .deleteFrom('saved_views')
    .where('company_id', '=', companyId)
    .where('id', '=', viewId)
    .execute();
}

/** Without a view the person's list opens with all candidates. */
export async function putDefaultView(
  transaction: Transaction,
  { companyId, userId }: Viewer,
  viewId: number | null,
): Promise<void> {
  await transaction.deleteFrom('default_views').where('user_id', '=', userId).execute();
  if (viewId !== null)
    await transaction
      .insertInto('default_views')
      .values({ company_id: companyId, user_id: userId, view_id: viewId })
      .execute();
}

/** Nobody else's list opens with a view that has become private. */
export async function forgetDefaultsOfOthers(
  transaction: Transaction,
  { companyId, userId }: Viewer,
  viewId: number,
): Promise<void> {
  await transaction
    .deleteFrom('default_views')
    .where('company_id', '=', companyId)
    .where('view_id', '=', viewId)
    .where('user_id', '<>', userId)
    .execute();
}
