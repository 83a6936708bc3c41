/** Operators of the generic calls (design §4); each kind of field understands some of them. */
export const operators = [
  '$eq',
  '$ne',
  '$in',
  '$notIn',
  '$contains',
  '$containsi',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$null',
  '$notNull',
] as const;
export type Operator = (typeof operators)[number];

const equality = ['$eq', '$ne', '$in', '$notIn'] as const satisfies readonly Operator[];
const order = ['$gt', '$gte', '$lt', '$lte'] as const satisfies readonly Operator[];

export type FieldKind =
  | { kind: 'text' }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'number' }
  /** Equal to the microsecond is nothing that anybody could ask for. */
  | { kind: 'time' };

/** `nullable` fields can be asked whether they hold anything. */
export type FilterField = FieldKind & { nullable?: true };

const operatorsOfKind: Record<FieldKind['kind'], readonly Operator[]> = {
  text: [...equality, '$contains', '$containsi'],
  choice: equality,
  number: [...equality, ...order],
  time: order,
};

/** Which operators a field understands. */
export function operatorsOf({ kind, nullable }: FilterField): readonly Operator[] {
  return nullable ? [...operatorsOfKind[kind], '$null', '$notNull'] : operatorsOfKind[kind];
}

/** What one thing of a collection lets be asked. */
export type ItemDeclaration<Relation extends string> = {
  /** Names of the answer's fields that `fields` may choose; `id` and what is populated come in any case. */
  fields: readonly string[];
  /**
   * Relations and the names of their fields. A relation of a relation has a dot in its name: `responses.question`.
   */
  populate: Record<Relation, readonly string[]>;
};

/** What a collection lets be asked. Whatever is not declared here answers 400 with its name. */
export type CollectionDeclaration<
  Field extends string,
  SortField extends string,
  Relation extends string,
> = ItemDeclaration<Relation> & {
  filters: Record<Field, FilterField>;
  sort: readonly SortField[];
  defaultSort: { field: NoInfer<SortField>; direction: 'asc' | 'desc' };
  /** Parameters that the call reads by itself. */
  also?: readonly string[];
};

export type FilterValue = string | number | Date;

export type Condition<Field extends string> =
  | { kind: 'compare'; field: Field; operator: Comparing; value: FilterValue }
  | { kind: 'oneOf'; field: Field; values: readonly FilterValue[] }
  | { kind: 'isNull'; field: Field }
  | { kind: 'and' | 'or'; conditions: readonly Condition<Field>[] }
  | { kind: 'not'; condition: Condition<Field> };

type Comparing = Exclude<Operator, '$in' | '$notIn' | '$null' | '$notNull'>;

export type ItemRequest<Relation extends string> = {
  populate: ReadonlySet<Relation>;
  /** What the caller wants of each thing; undefined for everything. */
  fields: ReadonlySet<string> | undefined;
};

export type CollectionRequest<
  Field extends string,
  SortField extends string,
  Relation extends string,
> = ItemRequest<Relation> & {
  where: Condition<Field> | undefined;
  sort: { field: SortField; direction: 'asc' | 'desc' };
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

/** The same for a call that answers one thing. */
export function declareItem<const Relation extends string = never>(
  declaration: ItemDeclaration<Relation>,
): ItemDeclaration<Relation> {
  return declaration;
}

/** The request that a declared collection is asked. */
export type RequestOf<Declaration> =
  Declaration extends CollectionDeclaration<infer Field, infer SortField, infer Relation>
    ? CollectionRequest<Field, SortField, Relation>
    : Declaration extends ItemDeclaration<infer Relation>
      ? ItemRequest<Relation>
      : never;
