const equality = ['$eq', '$ne', '$in', '$notIn'] as const;
const order = ['$gt', '$gte', '$lt', '$lte'] as const;

/** What each kind of field understands. */
const operatorsOfKind = {
  text: [...equality, '$contains', '$containsi'],
  choice: equality,
  boolean: equality,
  number: [...equality, ...order],
  /** Equal to the microsecond is nothing that anybody could ask for. */
  time: order,
} as const;
const operatorsOfNullable = ['$null', '$notNull'] as const;

type OperatorsOfKind = { [Kind in FieldKind]: (typeof operatorsOfKind)[Kind][number] };
type OperatorOfNullable = (typeof operatorsOfNullable)[number];

type FieldKind = keyof typeof operatorsOfKind;

/** Operators of the generic calls (design §4). */
export type Operator = OperatorsOfKind[FieldKind] | OperatorOfNullable;

/** `nullable` fields can be asked whether they hold anything. */
export type FilterField = { nullable?: true } & (
  | { kind: 'text' | 'boolean' | 'number' | 'time' }
  | { kind: 'choice'; values: readonly string[] }
);

/** Which operators a field understands, as a type. */
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

/** Which operators a field understands. */
export function operatorsOf({ kind, nullable }: FilterField): readonly Operator[] {
  return nullable ? withNullable[kind] : operatorsOfKind[kind];
}

/** What one thing of a collection lets be asked. */
export type ItemDeclaration<Relation extends string = string> = {
  /** Names of the answer's fields that `fields` may choose; `id` and what is populated come in any case. */
  fields: readonly string[];
  /**
   * Relations and the names of their fields. A relation of a relation has a dot in its name: `responses.question`.
   */
  populate: Readonly<Record<Relation, readonly string[]>>;
};

/** What a collection lets be asked. Whatever is not declared here answers 400 with its name. */
export type CollectionDeclaration<
  Field extends string = string,
  SortField extends string = string,
  Relation extends string = string,
> = ItemDeclaration<Relation> & {
  /** What one thing of it is called in the document of the API. */
  name: string;
  /** A field of a relation has a dot in its name: `job.id`. */
  filters: Readonly<Record<Field, FilterField>>;
  sort: readonly SortField[];
  defaultSort: { field: SortField; direction: 'asc' | 'desc' };
  /** Parameters that the call reads by itself. */
  also?: readonly string[];
};

/** Checks a declaration's types and keeps them exact. */
export function declareCollection<const Declaration extends CollectionDeclaration>(
  declaration: Declaration & { defaultSort: { field: Declaration['sort'][number] } },
): Declaration {
  return declaration;
}

/** The same for a call that answers one thing. */
export function declareItem<const Declaration extends ItemDeclaration>(
  declaration: Declaration,
): Declaration {
  return declaration;
}

/** The names of a schema's fields. */
export function fieldsOf<Shape extends object>(schema: { shape: Shape }): readonly (keyof Shape & string)[] {
  return Object.keys(schema.shape) as (keyof Shape & string)[];
}
