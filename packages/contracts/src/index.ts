export { csvFormat } from './csv.ts';
export {
  type ErrorAnswer,
  type ErrorDetails,
  type ErrorKind,
  errorCatalog,
  type FieldError,
} from './errors.ts';
export { eachTextOnce, type FileReference, idField, timestampField, websiteField } from './fields.ts';
export { languageField } from './languages.schemas.ts';
export { type Message, textOf, translateMessages } from './message.ts';
export {
  type CollectionQuery,
  collectionQuery,
  defaultPageSize,
  largestPageSize,
  lastPage,
  type PageQuery,
  type Pagination,
  peoplePageSizes,
  rowPagination,
  selectablePageSizes,
} from './pagination.ts';
export { type Refusal, refusals } from './refusal.ts';
export { type Access, type AttemptLimit, type RateLimit, type RouteContract, route } from './route.ts';
export type { TranslatedText, ValuesOfText } from './texts.ts';
