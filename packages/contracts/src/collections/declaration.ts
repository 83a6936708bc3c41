const equality = ['$eq', '$ne', '$in', '$notIn'] as const;
const order = ['$gt', '$gte', '$lt', '$lte'] as const;

/** The TypeScript type of each kind of field. */
const operatorsOfKind = {
  /** `$eqi`, `$containsi` and the order are those of their letters, whatever their case and accents. */
  text: [...equality, '$eqi', '$contains', '$containsi', ...order],
  choice: equality,
  boolean: equality,
  number: [...equality, ...order],
  /** No `$eq`: a caller cannot know a time to the microsecond. */
  time: order,
} as const;
const operatorsOfNullable = ['$null', '$notNull'] as const;

type OperatorsOfKind = { [Kind in FieldKind]: (typeof operatorsOfKind)[Kind][number] };
type OperatorOfNullable = (typeof operatorsOfNullable)[number];

type FieldKind = keyof typeof operatorsOfKind;

/** Operators of the generic calls. */
export type Operator = OperatorsOfKind[FieldKind] | OperatorOfNullable;

/** `nullable` fields can be filtered by whether they have a value. */
export type FilterField = { nullable?: true } & (
  | { kind: 'text' | 'boolean' | 'number' | 'time' }
  | { kind: 'choice'; values: readonly string[] }
);

/** The operators of a field, as a type. */
export type OperatorOf<Field extends FilterField> =
  | OperatorsOfKind[Field['kind']]
  | (Field extends { nullable: true } ? OperatorOfNullable : never);

const withNullable: Record<FieldKind, readonly Operator[]> = {
  text: [...operatorsOfKind.text, ...operatorsOfNullable],
  choice: [...operatorsOfKind.choice, ...operatorsOfNullable],
  boolean: [...operatorsOfKind.boolean, ...operatorsOfNullable],
  number: [...operatorsOfKind.number, ...operatorsOfNullable],
  time: [...operatorsOfKind.time, ...operatorsOfNullable],
};

/** The operators of a field. */
export function operatorsOf({ kind, nullable }: FilterField): readonly Operator[] {
  return nullable ? withNullable[kind] : operatorsOfKind[kind];
}

/** Allowed queries of one record of a collection. */
export type ItemDeclaration<Relation extends string = string> = {
  /** Names of the answer's fields that `fields` may choose; `id` and populated relations are always included. */
  fields: readonly string[];
  /**
   * Relations and the names of their fields. A relation of a relation has a dot in its name: `responses.question`.
   */
  populate: Readonly<Record<Relation, readonly string[]>>;
};

/** Allowed queries of a collection. Anything that is not declared here answers 400 with its name. */
export type CollectionDeclaration<
  Field extends string = string,
  SortField extends string = string,
  Relation extends string = string,
> = ItemDeclaration<Relation> & {
  /** The singular name in the API document. */
  name: string;
  /** A field of a relation has a dot in its name: `job.id`. */
  filters: Readonly<Record<Field, FilterField>>;
  sort: readonly SortField[];
  defaultSort: { field: SortField; direction: 'asc' | 'desc' };
  /** Additional parameters that the call itself reads. */
  also?: readonly string[];
};

/** Checks a declaration's types and keeps them exact. */
export function declareCollection<const Declaration extends CollectionDeclaration>(
  declaration: Declaration & { defaultSort: { field: Declaration['sort'][number] } },
): Declaration {
  return declaration;
}

/** The same for a call that answers one record. */
export function declareItem<const Declaration extends ItemDeclaration>(
  declaration: Declaration,
): Declaration {
  return declaration;
}

/** The names of a schema's fields. */
export function fieldsOf<Shape extends object>(schema: { shape: Shape }): readonly (keyof Shape & string)[] {
  return Object.keys(schema.shape) as (keyof Shape & string)[];
}
