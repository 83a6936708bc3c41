import type { CollectionQuery } from '@nimble/contracts';
import { RequestError } from '../../errors.ts';

/** A query's keys as a tree: `filters[title][$eq]=x` is `{ filters: { title: { $eq: 'x' } } }`. */
export type QueryTree = Map<string, QueryTree | string>;

const deepest = 10;
const most = 60;
const keyPattern = /^([A-Za-z$]+)((?:\[[A-Za-z0-9_$.]*\])*)$/;

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

export function invalid(message: string): RequestError {
  return new RequestError('request.bad_query', { because: message });
}
