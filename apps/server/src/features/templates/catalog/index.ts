import { employmentTypes } from '@nimble/contracts/jobs';
import type { Language } from '@nimble/contracts/languages';
import {
  type JobTemplate,
  type TemplateCategoryKey,
  templateCategoryKeys,
} from '@nimble/contracts/templates';
import { categoryOf } from '../templates.presenter.ts';
import { executiveTemplates } from './executive/executive.postings.ts';
import { financeTemplates } from './finance/finance.postings.ts';
import { hrTemplates } from './hr/hr.postings.ts';
import { operationsTemplates } from './operations/operations.postings.ts';
import { salesTemplates } from './sales/sales.postings.ts';
import { technologyTemplates } from './technology/technology.postings.ts';
import { type TemplatesByType, translated } from './template.ts';
import { postingsIn } from './translations.ts';

const byCategory: Record<TemplateCategoryKey, TemplatesByType> = {
  technology: technologyTemplates,
  executive: executiveTemplates,
  sales: salesTemplates,
  hr: hrTemplates,
  finance: financeTemplates,
  operations: operationsTemplates,
};

const english = templateCategoryKeys
  .flatMap((category) =>
    employmentTypes.flatMap((type) =>
      byCategory[category][type].map((template) => ({ category, type, template })),
    ),
  )
  .toSorted((one, other) => one.template.id - other.template.id);

/**
 * The 69 built-in templates in a language, by id: 1 to 18 full-time, 19 to 36 part-time, 39 to 56 contract, 57 to 74
 * internship. Their categories are in the language of the call.
 */
export function catalogIn(language: Language): JobTemplate[] {
  const textOf = postingsIn(language);
  return english.map(({ category, type, template }) => {
    const { role, ...rest } = textOf === undefined ? template : translated(template, textOf);
    return {
      ...rest,
      // Only the English titles repeat what they are, as the specification has them.
      title: language === 'en' ? `${role} Template` : role,
      ...categoryOf(category),
      employment_type: type,
      is_standard: true,
    };
  });
}
