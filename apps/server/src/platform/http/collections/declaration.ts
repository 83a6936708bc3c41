/** Operators of the generic calls (design §4); each field says which of them it understands. */
export const operators = ['$eq', '$ne', '$in', '$containsi', '$gt', '$gte', '$lt', '$lte'] as const;
export type Operator = (typeof operators)[number];

export type FieldKind =
  | { kind: 'text' }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'number' }
  | { kind: 'time' };

export type FilterField = FieldKind & { operators: readonly Operator[] };

/** What a collection lets be asked. Whatever is not declared here answers 400 with its name. */
export type CollectionDeclaration<Field extends string, SortField extends string, Relation extends string> = {
  filters: Record<Field, FilterField>;
  sort: readonly SortField[];
  defaultSort: { field: NoInfer<SortField>; direction: 'asc' | 'desc' };
  populate: readonly Relation[];
  /** Names that `fields` may ask for; an answer always holds all of them. Without, `fields` is not understood. */
  fields?: readonly string[];
};

export type FilterValue = string | number | Date;

export type Condition<Field extends string> =
  | { kind: 'compare'; field: Field; operator: Exclude<Operator, '$in'>; value: FilterValue }
  | { kind: 'oneOf'; field: Field; values: readonly FilterValue[] }
  | { kind: 'and' | 'or'; conditions: readonly Condition<Field>[] }
  | { kind: 'not'; condition: Condition<Field> };

export type CollectionRequest<Field extends string, SortField extends string, Relation extends string> = {
  where: Condition<Field> | undefined;
  sort: { field: SortField; direction: 'asc' | 'desc' };
  populate: ReadonlySet<Relation>;
  /** From 1. */
  page: number;
  pageSize: number;
};

/** Checks a declaration's types and keeps them exact. */
export function declareCollection<
  const Field extends string,
  const SortField extends string,
  const Relation extends string = never,
>(
  declaration: CollectionDeclaration<Field, SortField, Relation>,
): CollectionDeclaration<Field, SortField, Relation> {
  return declaration;
}

/** The request that a declared collection is asked. */
export type RequestOf<Declaration> =
  Declaration extends CollectionDeclaration<infer Field, infer SortField, infer Relation>
    ? CollectionRequest<Field, SortField, Relation>
    : never;
