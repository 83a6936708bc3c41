import { messages } from '../message.ts';

/** The names of the categories of templates. */
export const templateCategoryNames = messages('templateCategory', {
  technology: 'Technology',
  executive: 'Executive',
  sales: 'Sales & Marketing',
  hr: 'Human Resources',
  finance: 'Finance',
  operations: 'Operations',
});
