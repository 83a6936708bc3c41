import type { Pagination } from '@nimble/contracts';
import type { EmploymentType } from '@nimble/contracts/jobs';
import type { Language } from '@nimble/contracts/languages';
import { type JobTemplate, type TemplatesRequest, templateCategories } from '@nimble/contracts/templates';
import type { Database } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { paginationOf } from '../../platform/http/index.ts';
import { languageOfCall } from '../../platform/texts/index.ts';
import { catalogIn } from './catalog/index.ts';
import { matches } from './matches.ts';
import { createOwnTemplatesService, type OwnTemplatesDependencies } from './own-templates.service.ts';
import { presentTemplate } from './templates.presenter.ts';
import { findOwnTemplates } from './templates.repository.ts';

/** The company's own first, as it wrote them, then the catalog in a language. */
async function all(database: Database, companyId: number, language: Language): Promise<JobTemplate[]> {
  return [...(await findOwnTemplates(database, companyId)).map(presentTemplate), ...catalogIn(language)];
}

/** One of the catalog in a language, or of the company's own. */
export async function findTemplate(
  database: Database,
  companyId: number,
  templateId: number,
  language: Language,
): Promise<JobTemplate | undefined> {
  return (await all(database, companyId, language)).find(({ id }) => id === templateId);
}

/** The default order is by ascending id, which has the company's own first. */
function inOrder(
  templates: JobTemplate[],
  { field, direction }: TemplatesRequest['sort'],
  language: Language,
): JobTemplate[] {
  const { compare } = new Intl.Collator(language);
  const sorted =
    field === 'id' ? templates : templates.toSorted((one, other) => compare(one.title, other.title));
  return direction === 'asc' ? sorted : sorted.toReversed();
}

/** The catalog, and the company's own templates. */
export function createTemplatesService(dependencies: OwnTemplatesDependencies) {
  const { database } = dependencies;
  return {
    ...createOwnTemplatesService(dependencies),

    async list(
      companyId: number,
      request: TemplatesRequest,
      language: Language,
    ): Promise<{ data: JobTemplate[]; meta: { pagination: Pagination } }> {
      const { where, sort, start, limit } = request;
      const templates = await all(database, companyId, language);
      const matching = where === undefined ? templates : templates.filter((each) => matches(each, where));
      const found = inOrder(matching, sort, language);
      return {
        data: found.slice(start, start + limit),
        meta: { pagination: paginationOf(request, found.length) },
      };
    },

    /** All categories, or those with templates of an employment type. */
    async categories(
      companyId: number,
      type: EmploymentType | undefined,
    ): Promise<JobTemplate['category'][]> {
      if (type === undefined) return templateCategories();
      const templates = await all(database, companyId, 'en');
      return templateCategories().filter(({ slug }) =>
        templates.some(
          ({ category_id, employment_type }) => category_id === slug && employment_type === type,
        ),
      );
    },

    async one(companyId: number, templateId: number): Promise<JobTemplate> {
      const template = await findTemplate(database, companyId, templateId, languageOfCall());
      if (template === undefined) throw new RequestError('template.not_found');
      return template;
    },
  };
}
export type TemplatesService = ReturnType<typeof createTemplatesService>;
