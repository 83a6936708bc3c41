export { getApiDocument, showApiDocument } from './api-document.routes.ts';
