import type { CollectionDeclaration, ItemDeclaration, Operator } from './declaration.ts';

export type FilterValue = string | number | Date;

/** Operators that compare a field with one value. */
type Comparing = Exclude<Operator, '$in' | '$notIn' | '$null' | '$notNull'>;

/** A condition over a collection's fields, parsed from the filters of a query. */
export type Condition<Field extends string> =
  | { kind: 'compare'; field: Field; operator: Comparing; value: FilterValue }
  | { kind: 'oneOf'; field: Field; values: readonly FilterValue[] }
  | { kind: 'isNull'; field: Field }
  | { kind: 'and' | 'or'; conditions: readonly Condition<Field>[] }
  | { kind: 'not'; condition: Condition<Field> };

export type ItemRequest<Relation extends string = string> = {
  populate: ReadonlySet<Relation>;
  /** The requested fields of each record; undefined for all. */
  fields: ReadonlySet<string> | undefined;
};

export type CollectionRequest<
  Field extends string = string,
  SortField extends string = string,
  Relation extends string = string,
> = ItemRequest<Relation> & {
  where: Condition<Field> | undefined;
  sort: { field: SortField; direction: 'asc' | 'desc' };
  /** Offset of the first requested record. */
  start: number;
  /** Maximum number of records, from 1. */
  limit: number;
  /** Whether the caller counts, and the answer does, in pages of `limit` or in rows. */
  countedBy: 'pages' | 'rows';
};

/** A parsed query of a declared collection. */
export type RequestOf<Declaration> =
  Declaration extends CollectionDeclaration<infer Field, infer SortField, infer Relation>
    ? CollectionRequest<Field, SortField, Relation>
    : Declaration extends ItemDeclaration<infer Relation>
      ? ItemRequest<Relation>
      : never;
