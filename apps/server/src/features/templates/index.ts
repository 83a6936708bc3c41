export { templatesRoutes } from './templates.routes.ts';
export { createTemplatesService, findTemplate } from './templates.service.ts';
