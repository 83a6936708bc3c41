import {
  type CollectionDeclaration,
  type Condition,
  type FilterField,
  type FilterValue,
  operatorsOf,
} from '@nimble/contracts/collections';
import { invalid, type QueryTree } from './query-tree.ts';

const mostFilters = 20;
const mostValues = 50;

const wholeNumber = /^-?\d{1,16}$/;
/** ISO 8601 in the years that PostgreSQL and JavaScript both know; `Date` alone accepts far more, such as `1`. */
const isoTime = /^(?!0000)\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2}))?$/;

type Reading<Field extends string> = {
  fields: CollectionDeclaration<Field, string, string>['filters'];
  count: number;
};

/** Parses the `filters` of a query into conditions over declared fields; at most 20 comparisons. */
export function readFilters<Field extends string>(
  tree: QueryTree | string | undefined,
  fields: Reading<Field>['fields'],
): Condition<Field> | undefined {
  if (tree === undefined) return undefined;
  return readGroup(tree, { fields, count: 0 });
}

function readGroup<Field extends string>(
  node: QueryTree | string,
  reading: Reading<Field>,
): Condition<Field> | undefined {
  if (typeof node === 'string') throw invalid('Invalid filters');
  const conditions = [...node].flatMap(([name, child]) => readMember(name, child, reading) ?? []);
  return conditions.length <= 1 ? conditions[0] : { kind: 'and', conditions };
}

function readMember<Field extends string>(
  name: string,
  child: QueryTree | string,
  reading: Reading<Field>,
): Condition<Field> | undefined {
  if (name === '$and' || name === '$or') {
    if (typeof child === 'string') throw invalid(`Invalid filter ${name}`);
    const conditions = [...child.values()].flatMap((member) => readGroup(member, reading) ?? []);
    if (conditions.length === 0) return undefined;
    return { kind: name === '$and' ? 'and' : 'or', conditions };
  }
  if (name === '$not') {
    const condition = readGroup(child, reading);
    return condition === undefined ? undefined : { kind: 'not', condition };
  }
  return readField(name, child, reading);
}

function readField<Field extends string>(
  name: string,
  child: QueryTree | string,
  reading: Reading<Field>,
): Condition<Field> {
  if (typeof child === 'string') return readComparison(name, '$eq', child, reading);
  // Besides its fields a relation has operators of its own, which compare its id.
  const conditions = [...child].map(([key, value]) =>
    key.startsWith('$')
      ? readComparison(name, key, value, reading)
      : readField(`${name}.${key}`, value, reading),
  );
  return conditions.length === 1 && conditions[0] !== undefined ? conditions[0] : { kind: 'and', conditions };
}

function readComparison<Field extends string>(
  name: string,
  operator: string,
  value: QueryTree | string,
  reading: Reading<Field>,
): Condition<Field> {
  if (!Object.hasOwn(reading.fields, name)) throw invalid(`Unknown filter ${name}`);
  reading.count += 1;
  if (reading.count > mostFilters) throw invalid(`At most ${mostFilters} filters are allowed`);
  const field = name as Field;
  const declared = reading.fields[field];
  const known = operatorsOf(declared).find((one) => one === operator);
  switch (known) {
    case undefined:
      throw invalid(`Unknown operator ${operator.slice(0, 100)} of filter ${field}`);
    case '$in':
      return oneOf(field, declared, value);
    case '$notIn':
      return { kind: 'not', condition: oneOf(field, declared, value) };
    case '$null':
    case '$notNull':
      return nullness(field, known, value);
    default:
      return { kind: 'compare', field, operator: known, value: readValue(field, declared, value) };
  }
}

function oneOf<Field extends string>(
  field: Field,
  declared: FilterField,
  value: QueryTree | string,
): Condition<Field> {
  const values = typeof value === 'string' ? [value] : [...value.values()];
  if (values.length > mostValues) throw invalid(`Too many values of filter ${field}`);
  return { kind: 'oneOf', field, values: values.map((one) => readValue(field, declared, one)) };
}

/** `[$null]=false` means the same as `[$notNull]=true`. */
function nullness<Field extends string>(
  field: Field,
  operator: '$null' | '$notNull',
  value: QueryTree | string,
): Condition<Field> {
  if (value !== 'true' && value !== 'false') throw invalid(`${operator} of filter ${field} is true or false`);
  const condition = { kind: 'isNull', field } as const;
  return (operator === '$null') === (value === 'true') ? condition : { kind: 'not', condition };
}

function unknownValue(field: string, possible: readonly string[]): Error {
  return invalid(`Unknown value of filter ${field}. Possible: ${possible.join(', ')}`);
}

function readValue(field: string, declared: FilterField, value: QueryTree | string): FilterValue {
  if (typeof value !== 'string') throw invalid(`Invalid value of filter ${field}`);
  switch (declared.kind) {
    case 'text':
      return value;
    case 'choice':
      if (!declared.values.includes(value)) throw unknownValue(field, declared.values);
      return value;
    case 'boolean':
      if (value !== 'true' && value !== 'false') throw unknownValue(field, ['true', 'false']);
      return value;
    case 'number': {
      const number = Number(value);
      if (!wholeNumber.test(value) || !Number.isSafeInteger(number))
        throw invalid(`Invalid number of filter ${field}`);
      return number;
    }
    case 'time': {
      const time = new Date(value);
      if (!isoTime.test(value) || Number.isNaN(time.getTime()))
        throw invalid(`Invalid time of filter ${field}`);
      return time;
    }
  }
}
