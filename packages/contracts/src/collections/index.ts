export { isListDay, withinDays } from './days.ts';
export {
  type CollectionDeclaration,
  declareCollection,
  type FilterField,
  type ItemDeclaration,
  operatorsOf,
} from './declaration.ts';
export type { DeclaredQuery, FiltersOf } from './query.ts';
export type {
  CollectionRequest,
  Condition,
  FilterValue,
  ItemRequest,
  RequestOf,
} from './request.ts';
