import type { PlanName } from '@nimble/contracts/plans';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/index.ts';

const columns = [
  'id',
  'name',
  'plan',
  'billing',
  'cycle_started_at',
  'trial_ends_at',
  'next_plan',
  'next_plan_at',
  'plan_chosen_at',
  'choose_by',
] as const;

type MostOfPlans = readonly { plan: PlanName; most: number | null }[];

/** Companies with more active jobs or users than their plan allows, and those with a running deadline. */
export async function findAboveLimits(
  database: Database,
  { jobs, users }: { jobs: MostOfPlans; users: MostOfPlans },
  afterId: number,
  most: number,
): Promise<number[]> {
  const rows = await database
    .selectFrom('companies')
    .select('id')
    .where('id', '>', afterId)
    .where(
      sql<boolean>`(choose_by is not null
        or (select count(*) from jobs where jobs.company_id = companies.id and jobs.status = 'active') > ${limitOf(jobs)}
        or (select count(*) from users
            where users.company_id = companies.id and users.paused_by_plan_at is null) > ${limitOf(users)})`,
    )
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** The limit of a company's plan; null, which nothing exceeds, for none. */
function limitOf(plans: MostOfPlans): RawBuilder<number | null> {
  const cases = plans.map(({ plan, most }) => sql`when ${sql.lit(plan)} then ${most}::bigint`);
  return sql<number | null>`case companies.plan ${sql.join(cases, sql` `)} end`;
}

/** Companies with paused jobs or users, or with a deadline for choosing. */
export async function findPaused(database: Database, afterId: number, most: number): Promise<number[]> {
  const rows = await database
    .selectFrom('companies')
    .select('id')
    .where('id', '>', afterId)
    .where(
      sql<boolean>`(choose_by is not null
        or exists (select from jobs where company_id = companies.id and paused_by_plan_at is not null)
        or exists (select from users where company_id = companies.id and paused_by_plan_at is not null))`,
    )
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export function lockForChoice(transaction: Transaction, companyId: number) {
  return transaction
    .selectFrom('companies')
    .select(columns)
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export function findForChoice(database: Database, companyId: number) {
  return database
    .selectFrom('companies')
    .select(columns)
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
}
