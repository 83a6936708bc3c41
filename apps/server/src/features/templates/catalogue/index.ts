import { employmentTypes } from '@nimble/contracts/jobs';
import {
  type JobTemplate,
  type TemplateCategoryKey,
  templateCategoryKeys,
} from '@nimble/contracts/templates';
import { categoryOf } from '../templates.presenter.ts';
import { executiveTemplates } from './executive.ts';
import { financeTemplates } from './finance.ts';
import { hrTemplates } from './hr.ts';
import { operationsTemplates } from './operations.ts';
import { salesTemplates } from './sales.ts';
import { technologyTemplates } from './technology.ts';
import type { TemplatesByType } from './template.ts';

const byCategory: Record<TemplateCategoryKey, TemplatesByType> = {
  technology: technologyTemplates,
  executive: executiveTemplates,
  sales: salesTemplates,
  hr: hrTemplates,
  finance: financeTemplates,
  operations: operationsTemplates,
};

/** The 69 built-in templates, by id: 1 to 18 full-time, 19 to 36 part-time, 39 to 56 contract, 57 to 74 internship. */
export const catalogue: readonly JobTemplate[] = templateCategoryKeys
  .flatMap((key) =>
    employmentTypes.flatMap((type) =>
      byCategory[key][type].map((each) => ({
        ...each,
        ...categoryOf(key),
        employment_type: type,
        is_standard: true,
      })),
    ),
  )
  .toSorted((one, other) => one.id - other.id);
