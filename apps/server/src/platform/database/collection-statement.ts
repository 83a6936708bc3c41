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
  const { sort, populate, start, limit } = request;
  const order = `${sort.field} ${sort.direction} ${limit} ${start === 0}`;
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
  { start, limit }: CollectionRequest,
  given: Given<CollectionValues<Request>>,
) {
  return <Database, Table extends keyof Database, Row>(query: SelectQueryBuilder<Database, Table, Row>) => {
    const first = query.limit(sql.lit(limit));
    return start === 0 ? first : first.offset(given(({ request }) => request.start));
  };
}
