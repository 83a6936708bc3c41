export { apiDocumentRoutes, collectAskedQueries } from './api-document.routes.ts';
