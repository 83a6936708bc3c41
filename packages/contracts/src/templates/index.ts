export { templateMessages } from './templates.messages.ts';
export {
  createTemplate,
  deleteTemplate,
  getTemplate,
  listTemplateCategories,
  listTemplates,
} from './templates.routes.ts';
export {
  type JobTemplate,
  mostOwnTemplates,
  type TemplateCategoryKey,
  templateCategories,
  templateCategoryKeys,
  templatePageSize,
} from './templates.schemas.ts';
