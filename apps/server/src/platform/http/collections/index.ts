import { type CollectionQuery, defaultPageSize, largestPageSize } from '@nimble/contracts';
import type { CollectionDeclaration, CollectionRequest } from './declaration.ts';
import { readFilters } from './filters.ts';
import { invalid, type QueryTree, readQueryTree } from './query-tree.ts';

export {
  declareCollection,
  type RequestOf,
} from './declaration.ts';

const parameters = new Set(['filters', 'sort', 'populate', 'pagination', 'page', 'pageSize']);
const lastPage = 1_000_000;

/**
 * Reads a query of the generic calls (design §4) against what the collection declares.
 * @throws RequestError invalidInput (400) naming whatever is unknown or out of bounds.
 */
export function readCollectionQuery<Field extends string, SortField extends string, Relation extends string>(
  query: CollectionQuery,
  declaration: CollectionDeclaration<Field, SortField, Relation>,
): CollectionRequest<Field, SortField, Relation> {
  const tree = readQueryTree(query);
  for (const name of tree.keys())
    if (!parameters.has(name) && !(name === 'fields' && declaration.fields))
      throw invalid(`Unknown parameter ${name.slice(0, 100)}`);
  checkFields(tree.get('fields'), declaration.fields ?? []);
  return {
    where: readFilters(tree.get('filters'), declaration.filters),
    sort: readSort(tree.get('sort'), declaration),
    populate: readPopulate(tree.get('populate'), declaration.populate),
    ...readPage(tree),
  };
}

/** `fields=id,notes` and `fields[0]=id` name what is wanted. */
function checkFields(node: QueryTree | string | undefined, known: readonly string[]): void {
  const names = typeof node === 'string' ? node.split(',') : [...(node?.values() ?? [])];
  for (const name of names) {
    if (typeof name !== 'string') throw invalid('Invalid fields');
    if (!known.includes(name.trim())) throw invalid(`Unknown field ${name.slice(0, 100)}`);
  }
}

function readSort<SortField extends string>(
  node: QueryTree | string | undefined,
  declaration: Pick<CollectionDeclaration<string, SortField, string>, 'sort' | 'defaultSort'>,
): { field: SortField; direction: 'asc' | 'desc' } {
  if (node === undefined) return declaration.defaultSort;
  if (typeof node === 'object' && node.size > 1) throw invalid('Only one sort is allowed');
  const text = typeof node === 'object' ? node.get('0') : node;
  if (typeof text !== 'string') throw invalid('Invalid sort');
  const [name = '', direction = 'asc', ...rest] = text.split(':');
  const field = declaration.sort.find((known) => known === name);
  if (field === undefined) throw invalid(`Unknown sort ${name.slice(0, 100)}`);
  if ((direction !== 'asc' && direction !== 'desc') || rest.length > 0)
    throw invalid(`Invalid sort direction of ${name}`);
  return { field, direction };
}

/** `populate=job,resume`, `populate[0]=job`, `populate[job]=true` and `populate[job][fields][0]=title` name relations. */
function readPopulate<Relation extends string>(
  node: QueryTree | string | undefined,
  relations: readonly Relation[],
): ReadonlySet<Relation> {
  if (node === undefined || node === '') return new Set();
  if (node === '*') return new Set(relations);
  const names = typeof node === 'string' ? node.split(',') : [...node].flatMap(populatedNames);
  return new Set(
    names.map((name) => {
      const relation = relations.find((known) => known === name.trim());
      if (relation === undefined) throw invalid(`Unknown relation ${name.slice(0, 100)}`);
      return relation;
    }),
  );
}

function populatedNames([key, value]: [string, QueryTree | string]): string[] {
  if (!/^\d+$/.test(key)) return [key];
  if (typeof value !== 'string') throw invalid('Invalid populate');
  return value.split(',');
}

function readPage(tree: QueryTree): { page: number; pageSize: number } {
  const nested = tree.get('pagination');
  if (typeof nested === 'string') throw invalid('Invalid pagination');
  for (const name of nested?.keys() ?? []) {
    if (name !== 'page' && name !== 'pageSize') throw invalid(`Unknown parameter pagination[${name}]`);
  }
  const value = (name: string) => nested?.get(name) ?? tree.get(name);
  return {
    page: readCount('page', value('page'), 1, lastPage),
    pageSize: readCount('pageSize', value('pageSize'), defaultPageSize, largestPageSize),
  };
}

function readCount(
  name: string,
  value: QueryTree | string | undefined,
  standard: number,
  most: number,
): number {
  if (value === undefined) return standard;
  const count = typeof value === 'string' && /^\d{1,7}$/.test(value) ? Number(value) : 0;
  if (count < 1 || count > most) throw invalid(`${name} must be a number from 1 to ${most}`);
  return count;
}
