import { type RawBuilder, sql } from 'kysely';
import type { Days, Pieces } from './whole-months.ts';

/** Tables that hold the same figures for each day and for each month. */
const tables = {
  jobs: { days: 'job_days', months: 'job_months' },
  formats: { days: 'format_days', months: 'format_months' },
} as const;

type Wanted<Row> = { companyId: number; pieces: Pieces; columns: readonly (keyof Row & string)[] };

export const date = (day: string) => sql<Date>`${day}::date`;

/**
 * Stored figures of a period, to be summed: rows of its whole months, and of the days at its ends. A year of a large
 * company is 70,000 rows of days, but 2,400 of months and at most as many days as a month has. The column `since`, if
 * asked for, is the day of a row or the first day of its month.
 */
export function storedFigures<Row>(
  figures: keyof typeof tables,
  { companyId, pieces, columns }: Wanted<Row>,
): RawBuilder<Row> {
  const rowsOf = (table: string, column: 'day' | 'month', { from, to }: Days) => {
    const selected = columns.map((name) =>
      name === 'since' ? sql`${sql.ref(column)}::text as since` : sql.ref(name),
    );
    return sql`select ${sql.join(selected)} from ${sql.table(table)}
      where company_id = ${companyId} and ${sql.ref(column)} >= ${date(from)} and ${sql.ref(column)} <= ${date(to)}`;
  };
  return sql<Row>`${sql.join(
    [
      ...pieces.months.map((months) => rowsOf(tables[figures].months, 'month', months)),
      ...pieces.days.map((days) => rowsOf(tables[figures].days, 'day', days)),
    ],
    sql` union all `,
  )}`;
}
