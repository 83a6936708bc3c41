import type { CollectionQuery } from '@nimble/contracts';
import type {
  CollectionDeclaration,
  CollectionRequest,
  ItemDeclaration,
  ItemRequest,
} from '@nimble/contracts/collections';
import { readFilters } from './filters.ts';
import { readPagination } from './pagination.ts';
import { readFields, readPopulate } from './populate.ts';
import { invalid, type QueryTree, readQueryTree, treeOf } from './query-tree.ts';

const itemParameters = ['populate', 'fields'];
const parameters = [...itemParameters, 'filters', 'sort', 'pagination', 'page', 'pageSize'];

/**
 * Parses a query of the generic calls against the collection's declaration.
 * @throws RequestError invalidInput (400) naming whatever is unknown or out of bounds.
 */
export function readCollectionQuery<Field extends string, SortField extends string, Relation extends string>(
  query: CollectionQuery,
  declaration: CollectionDeclaration<Field, SortField, Relation>,
): CollectionRequest<Field, SortField, Relation> {
  const tree = readTree(query, [...parameters, ...(declaration.also ?? [])]);
  return {
    where: readFilters(tree.get('filters'), declaration.filters),
    sort: readSort(tree.get('sort'), declaration),
    ...readItem(tree, declaration),
    ...readPagination(tree),
  };
}

/** The filters of a collection, as an object of a body. @throws RequestError invalidInput. */
export function readCollectionFilters<Field extends string>(
  filters: Readonly<Record<string, unknown>>,
  declaration: CollectionDeclaration<Field, string, string>,
): CollectionRequest<Field, string, string>['where'] {
  return readFilters(treeOf(filters), declaration.filters);
}

/** The same for a call that answers one record: only relations and fields can be requested. */
export function readItemQuery<Relation extends string>(
  query: CollectionQuery,
  declaration: ItemDeclaration<Relation>,
): ItemRequest<Relation> {
  return readItem(readTree(query, itemParameters), declaration);
}

function readTree(query: CollectionQuery, known: readonly string[]): QueryTree {
  const tree = readQueryTree(query);
  for (const name of tree.keys())
    if (!known.includes(name)) throw invalid(`Unknown parameter ${name.slice(0, 100)}`);
  return tree;
}

function readItem<Relation extends string>(
  tree: QueryTree,
  declaration: ItemDeclaration<Relation>,
): ItemRequest<Relation> {
  return {
    populate: readPopulate(tree.get('populate'), declaration.populate),
    fields: readFields(tree.get('fields'), declaration.fields),
  };
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
