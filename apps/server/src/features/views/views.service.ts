import { mostOwnViews, mostSharedViews, type SavedView, type ViewInput } from '@nimble/contracts/views';
import {
  type Database,
  inTransaction,
  lockCompany,
  type Transaction,
} from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import { findThere, mayChange, type Person, presentViews, type ViewFacts } from './present-views.ts';
import { goneFilters, knownFilters, readStored } from './stored-content.ts';
import {
  changeView,
  countViews,
  deleteView,
  findView,
  findViews,
  forgetDefaultsOfOthers,
  insertView,
  putDefaultView,
  type Viewer,
} from './views.repository.ts';

type Changer = Person & Actor;

/** Saved views of the list of candidates. */
export function createViewsService({ database, ...facts }: ViewFacts & { database: Database }) {
  return {
    async list(person: Person): Promise<SavedView[]> {
      return presentViews(database, facts, await findViews(database, person), person);
    },

    one: (person: Person, viewId: number): Promise<SavedView> => showView(database, facts, person, viewId),

    create: (by: Changer, input: ViewInput): Promise<SavedView> =>
      inTransaction(database, async (transaction) =>
        showView(transaction, facts, by, await create(transaction, facts, by, input)),
      ),

    change: (by: Changer, viewId: number, input: ViewInput): Promise<SavedView> =>
      inTransaction(database, async (transaction) => {
        await change(transaction, facts, by, { viewId, input });
        return showView(transaction, facts, by, viewId);
      }),

    remove: (by: Changer, viewId: number): Promise<void> =>
      inTransaction(database, (transaction) => remove(transaction, facts, by, viewId)),

    /** Null: the list opens with all candidates. */
    async setDefault(person: Person, viewId: number | null): Promise<void> {
      await inTransaction(database, async (transaction) => {
        await lockCompany(transaction, person.companyId);
        if (viewId !== null) await existingView(transaction, person, viewId);
        await putDefaultView(transaction, person, viewId);
      });
    },
  };
}
export type ViewsService = ReturnType<typeof createViewsService>;

async function create(
  transaction: Transaction,
  facts: ViewFacts,
  by: Changer,
  input: ViewInput,
): Promise<number> {
  await lockCompany(transaction, by.companyId);
  await requireRoom(transaction, by, input.isShared);
  await requireNamed(transaction, facts, by.companyId, input);
  const id = await insertView(transaction, by, input);
  if (input.isShared) await tell(transaction, 'company.view_shared', by, { id, ...input });
  return id;
}

async function change(
  transaction: Transaction,
  facts: ViewFacts,
  by: Changer,
  { viewId, input }: { viewId: number; input: ViewInput },
): Promise<void> {
  await lockCompany(transaction, by.companyId);
  const before = await changeableView(transaction, by, viewId);
  const wasShared = before.private_to === null;
  if (wasShared && !input.isShared && before.user_id !== by.userId) throw new RequestError('view.owner_only');
  if (wasShared !== input.isShared) await requireRoom(transaction, by, input.isShared);
  await requireNamed(transaction, facts, by.companyId, input);
  await changeView(transaction, by, viewId, input);
  if (wasShared && !input.isShared) await forgetDefaultsOfOthers(transaction, by, viewId);
  const type = changeOf(wasShared, input.isShared);
  if (type !== undefined) await tell(transaction, type, by, { id: viewId, ...input });
}

async function remove(
  transaction: Transaction,
  facts: ViewFacts,
  by: Changer,
  viewId: number,
): Promise<void> {
  await lockCompany(transaction, by.companyId);
  const view = await changeableView(transaction, by, viewId);
  await deleteView(transaction, by.companyId, viewId);
  if (view.private_to !== null) return;
  const named = [knownFilters(view.filters)];
  const { filters } = readStored(view, await findThere(transaction, facts, by.companyId, named));
  await tell(transaction, 'company.view_deleted', by, { ...view, filters });
}

type SharedEvent = 'company.view_shared' | 'company.view_changed' | 'company.view_unshared';

/** A change of a private view concerns nobody else. */
function changeOf(wasShared: boolean, isShared: boolean): SharedEvent | undefined {
  if (isShared) return wasShared ? 'company.view_changed' : 'company.view_shared';
  return wasShared ? 'company.view_unshared' : undefined;
}

function tell(
  transaction: Transaction,
  type: SharedEvent | 'company.view_deleted',
  by: Actor,
  { id, name, filters }: Pick<ViewInput, 'name' | 'filters'> & { id: number },
): Promise<void> {
  return emit(transaction, { type, by, viewId: id, view: name, jobId: filters.job ?? null });
}

async function showView(
  database: Database | Transaction,
  facts: ViewFacts,
  person: Person,
  viewId: number,
): Promise<SavedView> {
  const row = await findView(database, person, viewId);
  const [view] = row === undefined ? [] : await presentViews(database, facts, [row], person);
  if (view === undefined) throw new RequestError('view.not_found');
  return view;
}

async function existingView(database: Transaction, viewer: Viewer, viewId: number) {
  const row = await findView(database, viewer, viewId);
  if (row === undefined) throw new RequestError('view.not_found');
  return row;
}

async function changeableView(transaction: Transaction, by: Changer, viewId: number) {
  const row = await existingView(transaction, by, viewId);
  if (!mayChange(row, by)) throw new RequestError('view.not_yours');
  return row;
}

/** Called under the lock of the company. */
async function requireRoom(transaction: Transaction, viewer: Viewer, isShared: boolean): Promise<void> {
  const most = isShared ? mostSharedViews : mostOwnViews;
  if ((await countViews(transaction, viewer, isShared)) < most) return;
  throw new RequestError(isShared ? 'view.too_many_shared' : 'view.too_many', { values: { most } });
}

/**
 * What the person does not see is not there. The job stays until the view is saved, so that its deletion unshares the
 * view.
 */
async function requireNamed(
  transaction: Transaction,
  facts: ViewFacts,
  companyId: number,
  { filters }: ViewInput,
): Promise<void> {
  const findJobIds: ViewFacts['findJobIds'] = (_, id, jobIds) => facts.holdJobIds(transaction, id, jobIds);
  const there = await findThere(transaction, { ...facts, findJobIds }, companyId, [filters]);
  const [gone] = goneFilters(filters, there);
  if (gone !== undefined) throw new RequestError(`${gone}.not_found`);
}
