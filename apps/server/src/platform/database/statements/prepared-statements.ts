import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { visibleStatement } from '../visible-jobs/visible-statement.ts';
import { type Callback, NamedStatement, type Result, type Session } from './named-statement.ts';

/** Maximum of prepared statements per connection. */
const mostNames = 500;
const looksForPattern = / like (search_pattern\()?\$\d/;

/** A pg client whose statements read nothing of the jobs that the person of the call does not see. */
export const FilteringClient = clientNaming(() => undefined);

/**
 * The same client, which names parameterized statements by their text, so that PostgreSQL parses and plans each only
 * once a connection: kysely sends no names. Pattern searches are planned each time, except those planned `once`
 * (`SearchPlan`): the best index for a rare word reads everything for a frequent one, and the other way round.
 */
export const createNamingClient = (): typeof Client => clientNaming(createNames());

function clientNaming(nameOfText: (text: string) => string | undefined): typeof Client {
  return class extends Client {
    readonly #session: Session = { columns: new Map(), opening: undefined };

    override query(...[first, values, ...rest]: unknown[]): never {
      if (typeof first !== 'string' || !Array.isArray(values))
        return this.#inOpened(() => Reflect.apply(super.query, this, [first, values, ...rest]));
      const { text, values: given } = visibleStatement({ text: first, values });
      const name = nameOfText(text);
      if (name === undefined)
        return this.#inOpened(() => Reflect.apply(super.query, this, [text, given, ...rest]));
      const run = (callback: Callback) => {
        const command = this.#without(text, name);
        if (command !== undefined) return callback(undefined, { command, rowCount: null, rows: [] });
        super.query(new NamedStatement({ name, text, values: given }, this.#session, callback));
      };
      return calledBack(run, rest[0]) as never;
    }

    /**
     * A transaction is opened by its first statement, which saves a call to PostgreSQL; one without statements is none.
     * A connection's first BEGIN goes alone, which prepares it.
     * @returns the command that need not be sent.
     */
    #without(text: string, name: string): string | undefined {
      const session = this.#session;
      const isOpening = text === 'begin' && session.columns.has(name);
      const isEnding = session.opening !== undefined && (text === 'commit' || text === 'rollback');
      if (!isOpening && !isEnding) return undefined;
      session.opening = isOpening ? name : undefined;
      return text.toUpperCase();
    }

    /** Runs a statement without a name, which cannot send a BEGIN along. */
    #inOpened(run: () => unknown): never {
      if (this.#session.opening === undefined) return run() as never;
      const opened = async () => {
        await super.query('BEGIN');
        this.#session.opening = undefined;
        return run();
      };
      return opened() as never;
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
