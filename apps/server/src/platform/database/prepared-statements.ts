import { createHash } from 'node:crypto';
import { Client } from 'pg';

/** More different statements than this are not worth remembering on the server. */
const mostNames = 500;
const names = new Map<string, string>();

/**
 * A pg client that names parameterised statements by their text, so that PostgreSQL parses and plans each only once
 * a connection: kysely sends text and values and leaves names out.
 */
export const NamingClient: typeof Client = class extends Client {
  override query(...[first, values, ...rest]: unknown[]): never {
    const name = typeof first === 'string' && Array.isArray(values) ? nameOf(first) : undefined;
    const call = name === undefined ? [first, values, ...rest] : [{ name, text: first, values }, ...rest];
    return Reflect.apply(super.query, this, call) as never;
  }
};

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames) return known;
  const name = createHash('sha1').update(text).digest('hex');
  names.set(text, name);
  return name;
}
