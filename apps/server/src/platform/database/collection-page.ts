import { type SelectQueryBuilder, sql } from 'kysely';

/**
 * One page of a collection. The size stands in the statement and the first page has no offset, because PostgreSQL
 * plans a statement once for all its values only when it knows how few rows are wanted.
 */
export function onPage({ page, pageSize }: { page: number; pageSize: number }) {
  return <Database, Table extends keyof Database, Row>(query: SelectQueryBuilder<Database, Table, Row>) => {
    const first = query.limit(sql.lit(pageSize));
    return page === 1 ? first : first.offset((page - 1) * pageSize);
  };
}
