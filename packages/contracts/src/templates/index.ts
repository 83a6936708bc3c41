export type { TemplatesRequest } from './templates.collection.ts';
export {
  createTemplate,
  deleteTemplate,
  getTemplate,
  listTemplateCategories,
  listTemplates,
  updateTemplate,
} from './templates.routes.ts';
export {
  type JobTemplate,
  jobTemplate,
  mostOwnTemplates,
  type TemplateCategoryKey,
  templateCategories,
  templateCategory,
  templateCategoryKeys,
  type TemplateChanges,
  templatePageSize,
  templateQuestion,
} from './templates.schemas.ts';
