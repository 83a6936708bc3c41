import type { CollectionQuery } from '@nimble/contracts';
import { RequestError } from '../../errors.ts';

/** A query's keys as a tree: `filters[title][$eq]=x` is `{ filters: { title: { $eq: 'x' } } }`. */
export type QueryTree = Map<string, QueryTree | string>;

const deepest = 10;
const most = 60;
const keyPattern = /^([A-Za-z$]+)((?:\[[A-Za-z0-9_$.]*\])*)$/;
const namePattern = /^[A-Za-z0-9_$.]+$/;

/** Parses the flat keys of a query into a tree; bounded in depth and count, and safe from prototype names. */
export function readQueryTree(query: CollectionQuery): QueryTree {
  const tree: QueryTree = new Map();
  let count = 0;
  for (const [key, value] of Object.entries(query)) {
    for (const [index, one] of (Array.isArray(value) ? value : [value]).entries()) {
      count += 1;
      if (count > most) throw invalid('The query has too many parameters');
      if (one.includes('\0')) throw invalid(`Invalid value of ${key}`);
      insert(tree, key, Array.isArray(value) && value.length > 1 ? `${key}[${index}]` : key, one);
    }
  }
  return tree;
}

function insert(tree: QueryTree, shownKey: string, key: string, value: string): void {
  const match = keyPattern.exec(key);
  if (!match?.[1]) throw invalid(`Invalid key ${shownKey.slice(0, 100)}`);
  const path = [match[1], ...[...(match[2] ?? '').matchAll(/\[([^\]]*)\]/g)].map((part) => part[1] || '0')];
  if (path.length > deepest) throw invalid(`Invalid key ${shownKey.slice(0, 100)}`);
  let node = tree;
  for (const name of path.slice(0, -1)) {
    const child = node.get(name) ?? new Map();
    if (typeof child === 'string') throw invalid(`Invalid key ${shownKey.slice(0, 100)}`);
    node.set(name, child);
    node = child;
  }
  const last = path.at(-1) ?? '';
  if (node.has(last)) throw invalid(`Invalid key ${shownKey.slice(0, 100)}`);
  node.set(last, value);
}

/** The same from an object: `{ title: { $eq: 'x' } }`. */
export function treeOf(given: Readonly<Record<string, unknown>>): QueryTree {
  const count = { values: 0 };
  return branchOf(given, count, 1);
}

function branchOf(given: object, count: { values: number }, depth: number): QueryTree {
  if (depth > deepest) throw invalid('The query is too deep');
  return new Map<string, QueryTree | string>(
    Object.entries(given).map(([name, value]: [string, unknown]): [string, QueryTree | string] => {
      if (!namePattern.test(name)) throw invalid(`Invalid key ${name.slice(0, 100)}`);
      if (typeof value === 'object' && value !== null) return [name, branchOf(value, count, depth + 1)];
      count.values += 1;
      if (count.values > most) throw invalid('The query has too many parameters');
      return [name, leafOf(name, value)];
    }),
  );
}

function leafOf(name: string, value: unknown): string {
  // These filters are stored as JSON, where PostgreSQL refuses both.
  const isText = typeof value === 'string' && !value.includes('\0') && value.isWellFormed();
  if (!isText && typeof value !== 'number' && typeof value !== 'boolean')
    throw invalid(`Invalid value of ${name.slice(0, 100)}`);
  return String(value);
}

export function invalid(message: string): RequestError {
  return new RequestError('request.bad_query', { because: message });
}
