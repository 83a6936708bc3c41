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
  type TemplateChanges,
  templateCategories,
  templateCategory,
  templateCategoryKeys,
  templateCategoryName,
  templatePageSize,
  templateQuestion,
} from './templates.schemas.ts';
