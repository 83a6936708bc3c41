import type { EmploymentType } from '@nimble/contracts/jobs';
import type { JobTemplate, TemplateCategoryKey } from '@nimble/contracts/templates';
import { type Database, lockCompany, type Transaction } from '../../platform/database/index.ts';

const columns = ['id', 'title', 'description', 'category', 'employment_type', 'questions'] as const;

/** All of a company's own, which are few, newest first. */
export function findOwnTemplates(database: Database | Transaction, companyId: number) {
  return database
    .selectFrom('job_templates')
    .select(columns)
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
    .execute();
}
export type TemplateRow = Awaited<ReturnType<typeof findOwnTemplates>>[number];

type NewTemplate = {
  companyId: number;
  title: string;
  description: string;
  category: TemplateCategoryKey;
  employmentType: EmploymentType;
  questions: JobTemplate['questions'];
};

/** Saves one more unless the company has `most` already; the company is locked against concurrent saves. */
export async function insertTemplate(transaction: Transaction, template: NewTemplate, most: number) {
  const { companyId } = template;
  await lockCompany(transaction, companyId);
  if ((await findOwnTemplates(transaction, companyId)).length >= most) return undefined;
  return transaction
    .insertInto('job_templates')
    .values({
      company_id: companyId,
      title: template.title,
      description: template.description,
      category: template.category,
      employment_type: template.employmentType,
      questions: JSON.stringify(template.questions),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

type Changes = {
  [Name in 'title' | 'description' | 'category' | 'employment_type']?: NewTemplateColumns[Name] | undefined;
} & { questions?: JobTemplate['questions'] | undefined };
type NewTemplateColumns = Pick<TemplateRow, 'title' | 'description' | 'category' | 'employment_type'>;

/**
 * Undefined fields stay; the company is written again so that there is always something to set. @returns undefined when
 * the template is not the company's own.
 */
export function updateTemplate(
  database: Database,
  companyId: number,
  templateId: number,
  { questions, ...changes }: Changes,
) {
  return database
    .updateTable('job_templates')
    .set({ ...changes, ...(questions && { questions: JSON.stringify(questions) }), company_id: companyId })
    .where('company_id', '=', companyId)
    .where('id', '=', templateId)
    .returning(columns)
    .executeTakeFirst();
}

export async function deleteTemplate(database: Database, companyId: number, templateId: number) {
  const { numDeletedRows } = await database
    .deleteFrom('job_templates')
    .where('company_id', '=', companyId)
    .where('id', '=', templateId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
