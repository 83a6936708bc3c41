import { isAllowed, type Permissions } from '@nimble/contracts/roles';
import type { CandidateFilters } from '@nimble/contracts/submissions';
import type { SavedView } from '@nimble/contracts/views';
import type { Database, Transaction } from '../../platform/database/index.ts';
import { knownFilters, type NamingFilter, readStored, type There } from './stored-content.ts';
import type { Viewer, ViewRow } from './views.repository.ts';

type FindIds = (
  database: Database | Transaction,
  companyId: number,
  ids: readonly number[],
) => Promise<number[]>;

/** What views name, from the features that own it; without the jobs that the person does not see. */
export type ViewFacts = {
  findNamesOfUsers: (
    database: Database | Transaction,
    companyId: number,
    userIds: readonly number[],
  ) => Promise<readonly { id: number; name: string }[]>;
  findJobIds: FindIds;
  /** Keeps them from being deleted meanwhile. */
  holdJobIds: (transaction: Transaction, companyId: number, ids: readonly number[]) => Promise<number[]>;
  findStageIds: FindIds;
  findTagIds: FindIds;
};

export type Person = Viewer & { permissions: Permissions };

export async function presentViews(
  database: Database | Transaction,
  facts: ViewFacts,
  rows: readonly ViewRow[],
  person: Person,
): Promise<SavedView[]> {
  const { companyId } = person;
  const filters = rows.map((row) => knownFilters(row.filters));
  const there = await findThere(database, facts, companyId, filters);
  const owners = [...new Set(rows.flatMap(({ user_id }) => user_id ?? []))];
  const people = owners.length === 0 ? [] : await facts.findNamesOfUsers(database, companyId, owners);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return rows.map((row) => shown(row, person, { there, names }));
}

type Named = { there: There; names: ReadonlyMap<number, string> };

function shown(row: ViewRow, person: Person, { there, names }: Named): SavedView {
  return {
    id: row.id,
    name: row.name,
    isShared: row.private_to === null,
    owner: ownerOf(row, names),
    mayChange: mayChange(row, person),
    isDefault: row.default_view_id !== null,
    ...readStored(row, there),
  };
}

/** What there is of all that these filters name. */
export async function findThere(
  database: Database | Transaction,
  { findJobIds, findStageIds, findTagIds }: Pick<ViewFacts, 'findJobIds' | 'findStageIds' | 'findTagIds'>,
  companyId: number,
  filters: readonly CandidateFilters[],
): Promise<There> {
  const idsOf = (name: NamingFilter) => [...new Set(filters.flatMap((each) => each[name] ?? []))];
  return {
    job: new Set(await findJobIds(database, companyId, idsOf('job'))),
    stage: new Set(await findStageIds(database, companyId, idsOf('stage'))),
    tag: new Set(await findTagIds(database, companyId, idsOf('tag'))),
  };
}

export function mayChange({ user_id }: ViewRow, { userId, permissions }: Person): boolean {
  return user_id === userId || isAllowed(permissions, 'company', 'update');
}

function ownerOf({ user_id }: ViewRow, names: ReadonlyMap<number, string>): SavedView['owner'] {
  const name = user_id === null ? undefined : names.get(user_id);
  return user_id === null || name === undefined ? null : { id: user_id, name };
}
