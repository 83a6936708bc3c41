import type { CollectionRequest } from '@nimble/contracts/collections';
import { type SelectQueryBuilder, sql } from 'kysely';
import { shapeOfCondition, valuesOfCondition } from './collection-conditions.ts';
import type { Given } from './prepare.ts';

/** What a statement over a collection is given. */
export type CollectionValues<Request> = {
  companyId: number;
  request: Request;
  /** What the request's filters compare with, in their order. */
  compared: readonly unknown[];
};

export function collectionValues<Request extends CollectionRequest>(
  companyId: number,
  request: Request,
): CollectionValues<Request> {
  return {
    companyId,
    request,
    compared: request.where === undefined ? [] : valuesOfCondition(request.where),
  };
}

/** Everything that the statement for a page depends on, besides values. */
export function shapeOfPage({ request }: CollectionValues<CollectionRequest>): string {
  const { sort, populate, page, pageSize } = request;
  const order = `${sort.field} ${sort.direction} ${pageSize} ${page === 1}`;
  return `${order} ${[...populate].sort().join()} ${shapeOfFilters({ request })}`;
}

/** The same for a statement that knows no pages. */
export function shapeOfFilters({ request }: Pick<CollectionValues<CollectionRequest>, 'request'>): string {
  return request.where === undefined ? '' : shapeOfCondition(request.where);
}

/**
 * One page of a collection. The size stands in the statement and the first page has no offset, because PostgreSQL
 * plans a statement once for all its values only when it knows how few rows are wanted.
 */
export function onPage<Request extends CollectionRequest>(
  { page, pageSize }: CollectionRequest,
  given: Given<CollectionValues<Request>>,
) {
  return <Database, Table extends keyof Database, Row>(query: SelectQueryBuilder<Database, Table, Row>) => {
    const first = query.limit(sql.lit(pageSize));
    return page === 1 ? first : first.offset(given(({ request }) => (request.page - 1) * request.pageSize));
  };
}
