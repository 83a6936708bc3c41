import type { RouteContract } from '../route.ts';
import type { CollectionDeclaration, FilterField, ItemDeclaration, OperatorOf } from './declaration.ts';

/** What a field is compared with; times are ISO 8601. */
type ValueOf<Field extends FilterField> = Field extends { kind: 'number' }
  ? number
  : Field extends { kind: 'boolean' }
    ? boolean
    : Field extends { kind: 'choice'; values: readonly (infer Value)[] }
      ? Value
      : string;

type Comparisons<Field extends FilterField> = {
  readonly [Operator in OperatorOf<Field>]?: Operator extends '$in' | '$notIn'
    ? readonly ValueOf<Field>[]
    : Operator extends '$null' | '$notNull'
      ? boolean
      : ValueOf<Field>;
};

type DeclaredFields = Readonly<Record<string, FilterField>>;

/** `job` of `job.id`. */
type Outer<Name> = Name extends `${infer First}.${string}` ? First : Name & string;

/** The part of a relation's field behind the dot. */
type Within<Fields extends DeclaredFields, Relation extends string> = {
  readonly [Name in keyof Fields as Name extends `${Relation}.${infer Rest}` ? Rest : never]: Fields[Name];
};

/** `{ job: { id: { $eq: 1 } } }` */
type FieldFilters<Fields extends DeclaredFields> = {
  readonly [Name in Outer<keyof Fields>]?: (Name extends keyof Fields ? Comparisons<Fields[Name]> : unknown) &
    FieldFilters<Within<Fields, Name>>;
};

/** The filters of a list: all of them must hold. */
export type FiltersOf<Declaration extends CollectionDeclaration> = FieldFilters<Declaration['filters']> & {
  readonly $and?: readonly FiltersOf<Declaration>[];
  readonly $or?: readonly FiltersOf<Declaration>[];
  readonly $not?: FiltersOf<Declaration>;
};

type ItemQueryOf<Declaration extends ItemDeclaration> = {
  populate?: readonly (keyof Declaration['populate'] & string)[];
  fields?: readonly Declaration['fields'][number][];
};

/** The query of a list, as objects; `filters[title][$eq]` in the address is `filters: { title: { $eq } }` here. */
type CollectionQueryOf<Declaration extends CollectionDeclaration> = ItemQueryOf<Declaration> & {
  filters?: FiltersOf<Declaration>;
  sort?: Declaration['sort'][number] | `${Declaration['sort'][number]}:${'asc' | 'desc'}`;
  pagination?: { page?: number; pageSize?: number };
} & (Declaration extends { also: readonly (infer Name extends string)[] }
    ? { [Other in Name]?: string }
    : unknown);

/** The query type of a call that declares one; `never` for any other. */
export type DeclaredQuery<Contract extends RouteContract> = Contract extends {
  collection: infer Declaration extends CollectionDeclaration;
}
  ? CollectionQueryOf<Declaration>
  : Contract extends { item: infer Declaration extends ItemDeclaration }
    ? ItemQueryOf<Declaration>
    : never;
