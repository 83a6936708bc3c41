import type { CollectionRequest } from '@nimble/contracts/collections';
import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import { type CompiledCondition, whereCondition } from './collection-conditions.ts';
import type { Given } from './prepare.ts';

/** The parameters of a prepared statement over a collection. */
export type CollectionValues<Request> = { companyId: number; request: Request; where: CompiledCondition };

/** Everything besides values that determines the statement for a page. */
export function shapeOfPage({ request, where }: CollectionValues<CollectionRequest>): string {
  const { sort, populate, start, limit } = request;
  const order = `${sort.field} ${sort.direction} ${limit} ${start === 0}`;
  return `${order} ${[...populate].sort().join()} ${shapeOfFilters({ where })}`;
}

/** The same for a statement without pages. */
export function shapeOfFilters({ where }: { where: CompiledCondition }): string {
  return where.pieces.join('?');
}

/** The condition in a prepared statement. */
export function givenCondition(where: CompiledCondition, given: Given<{ where: CompiledCondition }>) {
  return whereCondition(where, (index) => given((values) => values.where.values[index]));
}

/** Where a page of a prepared statement starts. */
export function startGiven<Request extends CollectionRequest>(given: Given<CollectionValues<Request>>) {
  return given(({ request }) => request.start);
}

/**
 * One page of a collection. The page size is a literal and the first page has no offset, because PostgreSQL uses a
 * generic plan only when it knows how few rows are wanted.
 */
export function onPage(
  { start, limit }: Pick<CollectionRequest, 'start' | 'limit'>,
  offset: Expression<number> = sql.val(start),
) {
  return <Database, Table extends keyof Database, Row>(query: SelectQueryBuilder<Database, Table, Row>) => {
    const first = query.limit(sql.lit(limit));
    return start === 0 ? first : first.offset(offset);
  };
}
