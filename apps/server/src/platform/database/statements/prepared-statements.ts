import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { visibleStatement } from '../visible-jobs/visible-statement.ts';
import { type Callback, type KnownColumns, NamedStatement, type Result } from './named-statement.ts';

/** Maximum of prepared statements per connection. */
const mostNames = 500;
const looksForPattern = / like (search_pattern\()?\$\d/;

/** A pg client whose statements read nothing of the jobs that the person of the call does not see. */
export const FilteringClient = clientNaming(() => undefined);

/**
 * The same client, which names parameterized statements by their text, so that PostgreSQL parses and plans each only once a
 * connection: kysely sends no names. Pattern searches are planned each time, except those planned `once` (`SearchPlan`):
 * the best index for a rare word reads everything for a frequent one, and the other way round.
 */
export const createNamingClient = (): typeof Client => clientNaming(createNames());

function clientNaming(nameOfText: (text: string) => string | undefined): typeof Client {
  return class extends Client {
    readonly #columns: KnownColumns = new Map();

    override query(...[first, values, ...rest]: unknown[]): never {
      if (typeof first !== 'string' || !Array.isArray(values))
        return Reflect.apply(super.query, this, [first, values, ...rest]) as never;
      const { text, values: given } = visibleStatement({ text: first, values });
      const name = nameOfText(text);
      if (name === undefined) return Reflect.apply(super.query, this, [text, given, ...rest]) as never;
      const run = (callback: Callback) =>
        super.query(new NamedStatement({ name, text, values: given }, this.#columns, callback));
      return calledBack(run, rest[0]) as never;
    }
  };
}

/** As pg's own queries do: calls the callback, if there is one, else returns a promise. */
function calledBack(run: (callback: Callback) => void, callback: unknown): Promise<Result> | undefined {
  if (typeof callback === 'function') {
    run(callback as Callback);
    return undefined;
  }
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  run((error, result) => (result === undefined ? reject(error) : resolve(result)));
  return promise;
}

function createNames(): (text: string) => string | undefined {
  const names = new Map<string, string | undefined>();
  return (text) => {
    if (names.has(text) || names.size >= mostNames) return names.get(text);
    const name = looksForPattern.test(text) ? undefined : createHash('sha1').update(text).digest('hex');
    names.set(text, name);
    return name;
  };
}
