import type { PageQuery } from '@nimble/contracts';
import { sql } from 'kysely';
import { containsText, type Database, searchText, type Transaction } from '../../platform/database/index.ts';

const mailsSince = (interval: '1 day' | '7 days') => sql<number>`(
  select count(*) from company_mails
  where company_mails.company_id = companies.id and company_mails.created_at > now() - ${sql.lit(interval)}::interval
)`;

function companies(database: Database) {
  return database
    .selectFrom('companies')
    .select([
      'companies.id',
      'companies.name',
      'companies.created_at',
      'companies.plan',
      'companies.billing',
      'companies.stopped_at',
    ])
    .select([
      sql<number>`(select count(*) from users where users.company_id = companies.id)`.as('people'),
      sql<number>`(
        select count(*) from submissions
        where submissions.company_id = companies.id and submissions.status <> 'uploading'
      )`.as('submissions'),
      mailsSince('1 day').as('mails_of_day'),
      mailsSince('7 days').as('mails_of_week'),
    ]);
}
export type InstalledCompanyRow = Awaited<ReturnType<ReturnType<typeof companies>['execute']>>[number];

const nameContains = (search: string) => containsText(searchText(sql.ref('companies.name')), search);

/** One page, those with the most emails first. */
export async function findCompanies(
  database: Database,
  { page, pageSize, search }: PageQuery,
): Promise<{ rows: InstalledCompanyRow[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    companies(database)
      .$if(search !== '', (query) => query.where(nameContains(search)))
      .orderBy('mails_of_week', 'desc')
      .orderBy('companies.id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    database
      .selectFrom('companies')
      .$if(search !== '', (query) => query.where(nameContains(search)))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export function findInstalledCompany(database: Database, companyId: number) {
  return companies(database).where('companies.id', '=', companyId).executeTakeFirst();
}

/** @returns whether that has changed anything. */
export async function setStopped(
  transaction: Transaction,
  companyId: number,
  stoppedAt: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('companies')
    .set({ stopped_at: stoppedAt, updated_at: new Date() })
    .where('id', '=', companyId)
    .where('stopped_at', stoppedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
