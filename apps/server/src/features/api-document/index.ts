export { apiDocumentRoutes } from './api-document.routes.ts';
export type { ApiDocument, JsonSchema, Operation, Parameter } from './document-types.ts';
export { flatKeys } from './filter-schemas.ts';
