import type { Pool } from 'pg';

/** Moves all dates of a company's rows into the past, as if these days had passed. */
export async function passDays(pool: Pool, companyId: number, days: number): Promise<void> {
  const { rows } = await pool.query<{ statement: string }>(
    `select format('update %I set %s where %I = %s', columns.table_name,
       string_agg(format('%1$I = %1$I - interval ''%2$s days''', column_name, $1::int), ', '),
       case columns.table_name when 'companies' then 'id' else 'company_id' end, $2::bigint) as statement
     from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'timestamp with time zone'
       and is_generated = 'NEVER' and columns.table_name <> 'audit_events'
       and (columns.table_name = 'companies' or exists (
         select from information_schema.columns as own
         where own.table_schema = 'public' and own.table_name = columns.table_name and own.column_name = 'company_id'))
     group by columns.table_name`,
    [days, companyId],
  );
  await pool.query(rows.map(({ statement }) => statement).join(';'));
}
