import type { Condition } from '@nimble/contracts/collections';
import { sql } from 'kysely';
import {
  asksOnly,
  type CompiledCondition,
  compileCondition,
} from '../../../platform/database/collection-conditions.ts';
import { givenCondition, shapeOfFilters } from '../../../platform/database/collection-statement.ts';
import type { Database } from '../../../platform/database/index.ts';
import { type Given, prepare } from '../../../platform/database/prepare.ts';

const countedColumns = {
  status: 'submission_totals.status',
  job: 'submission_totals.job_id',
  'job.id': 'submission_totals.job_id',
} as const;

type CountedCondition = Condition<keyof typeof countedColumns> | undefined;

type Asked = { companyId: number; where: CompiledCondition };

const total = prepare(
  (database, given: Given<Asked>, { where }) =>
    database
      .selectFrom('submission_totals')
      .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('total'))
      .where(
        'submission_totals.company_id',
        '=',
        given(({ companyId }) => companyId),
      )
      .where(givenCondition(where, given)),
  shapeOfFilters,
);

/** How many submissions match a condition, from stored counts. */
export async function countedTotal(
  database: Database,
  companyId: number,
  where: CountedCondition,
): Promise<number> {
  const [row] = await total(database, { companyId, where: compileCondition(countedColumns, where) });
  return row?.total ?? 0;
}

/** Does a condition use only jobs and statuses? Then its total costs nothing, and its page has an index. */
export function isCounted(where: Condition<string> | undefined): where is CountedCondition {
  return asksOnly(where, countedColumns);
}
