import { type CompaniesRequest, type CompanyChanges, defaultBrandColors } from '@nimble/contracts/companies';
import { sql } from 'kysely';
import { compileCondition, whereCondition } from '../../platform/database/collection-conditions.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';
import { dayMilliseconds } from '../../platform/days.ts';

/** The expression of the unique index. */
const lowerName = sql`lower(name)`;

/** The columns for `presentBrand` and `brandOfMail`. */
export const brandColumns = [
  'companies.name as company_name',
  'companies.primary_color',
  'companies.secondary_color',
  'companies.accent_color',
  'companies.logo_file_id',
  'companies.shows_branding',
  'companies.shows_nimble',
] as const;

/** The contact for candidates: what the company has set, else its website. */
export const contactColumns = [
  'companies.website',
  'companies.contact_name',
  'companies.contact_email',
] as const;

const columnOf = {
  name: 'name',
  website: 'website',
  contactName: 'contact_name',
  contactEmail: 'contact_email',
  language: 'language',
  reminderDays: 'reminder_days',
  answerDays: 'answer_days',
  showsWatched: 'shows_watched',
  showsDecisions: 'shows_decisions',
  videoNeverRequired: 'video_never_required',
  keepsEncodedRecordings: 'keeps_encoded_recordings',
  primaryColor: 'primary_color',
  secondaryColor: 'secondary_color',
  accentColor: 'accent_color',
  logo: 'logo_file_id',
} as const satisfies Record<keyof CompanyChanges, string>;

function companies(database: Database | Transaction, companyId: number) {
  return database
    .selectFrom('companies')
    .select([
      'companies.id',
      'companies.language',
      'companies.reminder_days',
      'companies.answer_days',
      'companies.shows_watched',
      'companies.shows_decisions',
      'companies.video_never_required',
      'companies.keeps_encoded_recordings',
      ...contactColumns,
      ...brandColumns,
    ])
    .where('companies.id', '=', companyId);
}

/** Which of the given fields differ: the form sends all of them. */
export function changedFields(before: CompanyRow, changes: CompanyChanges): (keyof CompanyChanges)[] {
  const was = { ...before, name: before.company_name };
  return (Object.keys(columnOf) as (keyof CompanyChanges)[]).filter((field) => {
    const given = changes[field];
    return (
      given !== undefined && comparable(given === '' ? null : given) !== comparable(was[columnOf[field]])
    );
  });
}

/** Lists by their content. */
function comparable<Value>(value: Value): Value | string {
  return Array.isArray(value) ? value.join() : value;
}

export function findCompany(database: Database | Transaction, companyId: number) {
  return companies(database, companyId).executeTakeFirst();
}
export type CompanyRow = NonNullable<Awaited<ReturnType<typeof findCompany>>>;
export type BrandRow = Pick<
  CompanyRow,
  | 'company_name'
  | 'primary_color'
  | 'secondary_color'
  | 'accent_color'
  | 'logo_file_id'
  | 'shows_branding'
  | 'shows_nimble'
>;

const filterColumns = { id: 'companies.id', name: 'companies.name', website: 'companies.website' } as const;

/** Undefined when the condition does not match it. */
export function findOwnCompany(
  database: Database,
  companyId: number,
  where: CompaniesRequest['where'],
): Promise<CompanyRow | undefined> {
  return companies(database, companyId)
    .where(whereCondition(compileCondition(filterColumns, where)))
    .executeTakeFirst();
}

/**
 * The day by which the company answers candidates who submit at this moment, counted in UTC; null: it promises none.
 */
export async function findPromisedDay(
  database: Database | Transaction,
  companyId: number,
  at: Date,
): Promise<string | null> {
  const row = await database
    .selectFrom('companies')
    .select('answer_days')
    .where('id', '=', companyId)
    .executeTakeFirst();
  const days = row?.answer_days ?? null;
  return days === null ? null : new Date(at.getTime() + days * dayMilliseconds).toISOString().slice(0, 10);
}

/** As `findCompany`, with the row locked until the transaction ends. */
export function findCompanyToChange(transaction: Transaction, companyId: number) {
  return companies(transaction, companyId).forNoKeyUpdate().executeTakeFirst();
}

/** Changes the given fields; an empty text is stored as null. @throws a unique violation of `companies_name`. */
export async function saveCompany(
  transaction: Transaction,
  companyId: number,
  changes: CompanyChanges,
): Promise<void> {
  const columns = Object.entries(changes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [columnOf[name as keyof CompanyChanges], value === '' ? null : value]);
  await transaction
    .updateTable('companies')
    .set({ ...Object.fromEntries(columns), updated_at: new Date() })
    .where('id', '=', companyId)
    .execute();
}

/** @returns undefined when a company of this name exists already, whatever its case. */
export function insertCompany(
  transaction: Transaction,
  name: string,
  { planEnforcement }: { planEnforcement: 'on' | 'off' },
): Promise<{ id: number } | undefined> {
  return transaction
    .insertInto('companies')
    .values({
      name,
      // The trial of Growth is not white-label.
      shows_nimble: planEnforcement === 'on',
      primary_color: defaultBrandColors.primaryColor,
      secondary_color: defaultBrandColors.secondaryColor,
      accent_color: defaultBrandColors.accentColor,
    })
    .onConflict((conflict) => conflict.expression(lowerName).doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Is it the current logo of any company? */
export async function isLogo(database: Database, fileId: number): Promise<boolean> {
  const company = await database
    .selectFrom('companies')
    .select('id')
    .where('logo_file_id', '=', fileId)
    .executeTakeFirst();
  return company !== undefined;
}
