import { type JobTemplate, type TemplateCategoryKey, templateCategories } from '@nimble/contracts/templates';
import type { TemplateRow } from './templates.repository.ts';

export function presentTemplate({ category, ...row }: TemplateRow): JobTemplate {
  return {
    ...row,
    summary: firstSentence(row.description),
    ...categoryOf(category),
    is_standard: false,
  };
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

function firstSentence(text: string): string {
  const [first] = sentences.segment(text);
  return first?.segment.trim() ?? '';
}

/** A category in templates, whole and by its key, in the language of the call. */
export function categoryOf(key: TemplateCategoryKey): Pick<JobTemplate, 'category' | 'category_id'> {
  const category = templateCategories().find(({ slug }) => slug === key);
  if (category === undefined) throw new TypeError(`No category ${key}`);
  return { category, category_id: key };
}
