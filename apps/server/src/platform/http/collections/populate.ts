import { invalid, type QueryTree } from './query-tree.ts';

/** Depth of nested relations. */
const deepest = 3;
const namePattern = /^[A-Za-z_]{1,40}(\.[A-Za-z_]{1,40})*$/;

/**
 * Reads the requested relations. `populate=job,resume`, `populate[0]=job`, `populate[job]=true` and
 * `populate[job][fields][0]=title` name relations; `populate=responses.question` and
 * `populate[responses][populate]=question` a nested one, which includes the outer one; `*` is all of them.
 * @throws RequestError invalidInput naming what the collection does not declare.
 */
export function readPopulate<Relation extends string>(
  node: QueryTree | string | undefined,
  declared: Record<Relation, readonly string[]>,
): ReadonlySet<Relation> {
  const found = new Set<Relation>();
  collect(node, '', declared, found);
  return found;
}

function collect<Relation extends string>(
  node: QueryTree | string | undefined,
  prefix: string,
  declared: Record<Relation, readonly string[]>,
  found: Set<Relation>,
): void {
  if (node === undefined || node === '') return;
  if (node === '*') {
    for (const name of namesOf(declared)) if (name.startsWith(prefix)) found.add(name);
    return;
  }
  if (typeof node === 'string') {
    for (const name of node.split(',')) add(`${prefix}${name.trim()}`, declared, found);
    return;
  }
  for (const [key, value] of node) {
    if (!/^\d+$/.test(key)) readRelation(add(`${prefix}${key}`, declared, found), value, declared, found);
    else if (typeof value === 'string') collect(value, prefix, declared, found);
    else throw invalid('Invalid populate');
  }
}

/** The value behind a relation's name: whether it is requested, or which part. */
function readRelation<Relation extends string>(
  name: Relation,
  value: QueryTree | string,
  declared: Record<Relation, readonly string[]>,
  found: Set<Relation>,
): void {
  if (typeof value === 'string') {
    if (!['true', '*', '1', ''].includes(value)) throw invalid(`Invalid populate of ${name}`);
    return;
  }
  for (const [key, child] of value) {
    if (key === 'fields') readFields(child, declared[name], `${name}.`);
    else if (key === 'populate') collect(child, `${name}.`, declared, found);
    else throw invalid(`Unknown parameter ${key.slice(0, 100)} of relation ${name}`);
  }
}

/** Adds a relation with its outer ones. */
function add<Relation extends string>(
  wanted: string,
  declared: Record<Relation, readonly string[]>,
  found: Set<Relation>,
): Relation {
  const parts = wanted.split('.');
  if (namePattern.test(wanted) && parts.length > deepest)
    throw invalid(`populate is at most ${deepest} deep`);
  const name = namesOf(declared).find((known) => known === wanted);
  if (name === undefined) throw invalid(`Unknown relation ${wanted.slice(0, 100)}`);
  found.add(name);
  const outer = parts.slice(0, -1).join('.');
  if (outer !== '') add(outer, declared, found);
  return name;
}

function namesOf<Relation extends string>(declared: Record<Relation, readonly string[]>): Relation[] {
  return Object.keys(declared) as Relation[];
}

/** `fields=id,notes` and `fields[0]=id` name fields; `*` is all of them. */
export function readFields(
  node: QueryTree | string | undefined,
  known: readonly string[],
  prefix = '',
): ReadonlySet<string> | undefined {
  if (node === undefined || node === '*') return undefined;
  const given = typeof node === 'string' ? [node] : [...node.values()];
  const names = given.flatMap((one) => {
    if (typeof one !== 'string') throw invalid('Invalid fields');
    return one.split(',').map((name) => name.trim());
  });
  for (const name of names)
    if (!known.includes(name)) throw invalid(`Unknown field ${prefix}${name.slice(0, 100)}`);
  return new Set(names);
}
