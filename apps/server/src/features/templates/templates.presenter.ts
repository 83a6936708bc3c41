import { type JobTemplate, type TemplateCategoryKey, templateCategories } from '@nimble/contracts/templates';
import type { TemplateRow } from './templates.repository.ts';

export function presentTemplate({ category, ...row }: TemplateRow): JobTemplate {
  return { ...row, ...categoryOf(category), is_standard: false };
}

/** A category as templates show it, whole and by its key. */
export function categoryOf(key: TemplateCategoryKey): Pick<JobTemplate, 'category' | 'category_id'> {
  const category = templateCategories.find(({ slug }) => slug === key);
  if (category === undefined) throw new TypeError(`No category ${key}`);
  return { category, category_id: key };
}
