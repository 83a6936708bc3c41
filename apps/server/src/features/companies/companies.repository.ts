import { defaultBrandColors } from '@nimble/contracts/companies';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/index.ts';

/** The expression of the unique index. */
const lowerName = sql`lower(name)`;

const columns = ['id', 'name', 'website', 'primary_color', 'secondary_color', 'accent_color'] as const;

export function findCompany(database: Database | Transaction, companyId: number) {
  return database.selectFrom('companies').select(columns).where('id', '=', companyId).executeTakeFirst();
}
export type CompanyRow = NonNullable<Awaited<ReturnType<typeof findCompany>>>;

/**
 * Has changes of a company's people and roles follow one another until the transaction ends, so that rules about
 * several of them hold. Other rows of the company can be written meanwhile.
 */
export async function lockCompany(transaction: Transaction, companyId: number): Promise<void> {
  await transaction
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .execute();
}

/** @returns undefined when a company of this name exists already, whatever its case. */
export function insertCompany(transaction: Transaction, name: string): Promise<{ id: number } | undefined> {
  return transaction
    .insertInto('companies')
    .values({
      name,
      primary_color: defaultBrandColors.primaryColor,
      secondary_color: defaultBrandColors.secondaryColor,
      accent_color: defaultBrandColors.accentColor,
    })
    .onConflict((conflict) => conflict.expression(lowerName).doNothing())
    .returning('id')
    .executeTakeFirst();
}
