export { findWords } from './find-words.ts';
export { mailTemplatesRoutes } from './mail-templates.routes.ts';
export { createMailTemplatesService } from './mail-templates.service.ts';
