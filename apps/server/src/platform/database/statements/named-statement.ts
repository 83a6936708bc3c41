import { type Connection, type Submittable, types } from 'pg';
import utils from 'pg/lib/utils.js';

type Statement = { name: string; text: string; values: readonly unknown[] };
export type Result = { command: string; rowCount: number | null; rows: Record<string, unknown>[] };
export type Callback = (error: Error | undefined, result?: Result) => void;

declare module 'pg' {
  interface Connection {
    /** The texts of its prepared statements, by their names. */
    readonly parsedStatements: Readonly<Record<string, string | undefined>>;
  }
}

type Column = { name: string; parse: (text: string) => unknown };

/** What one connection knows. */
export type Session = {
  /** The columns of the statements that it has run, by their names. */
  columns: Map<string, readonly Column[]>;
  /** The name of the prepared BEGIN that its next statement sends along. */
  opening: string | undefined;
};

/**
 * One run of a prepared statement, in the place of pg's own query, which has PostgreSQL describe the columns at each
 * run: for a page of a list that takes both sides as long as some of its rows. They cannot change meanwhile: PostgreSQL
 * refuses to run a prepared statement that would have other columns now.
 */
export class NamedStatement implements Submittable {
  readonly name: string;
  readonly text: string;
  readonly callback: Callback;
  readonly #values: readonly unknown[];
  readonly #session: Session;
  readonly #result: Result = { command: '', rowCount: null, rows: [] };
  #columns: readonly Column[];
  /** The BEGIN that it has sent, until PostgreSQL confirms it. */
  #opening: string | undefined;
  #failure: Error | undefined;

  constructor({ name, text, values }: Statement, session: Session, callback: Callback) {
    this.name = name;
    this.text = text;
    this.callback = callback;
    this.#values = values;
    this.#session = session;
    this.#columns = session.columns.get(name) ?? [];
  }

  /** Sends all messages in one write. @returns an error for a value that cannot be sent, as pg expects it. */
  submit(connection: Connection): Error | null {
    const { name, text } = this;
    let values: (Buffer | string | null)[];
    try {
      values = this.#values.map((value) => utils.prepareValue(value));
    } catch (error) {
      return error as Error;
    }
    connection.stream.cork();
    this.#open(connection);
    if (connection.parsedStatements[name] === undefined) connection.parse({ name, text, types: [] }, true);
    connection.bind({ statement: name, values }, true);
    if (!this.#session.columns.has(name)) connection.describe({ type: 'P' }, true);
    connection.execute(null, true);
    connection.sync();
    connection.stream.uncork();
    return null;
  }

  #open(connection: Connection): void {
    this.#opening = this.#session.opening;
    if (this.#opening === undefined) return;
    this.#session.opening = undefined;
    connection.bind({ statement: this.#opening, values: [] }, true);
    connection.execute(null, true);
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: types.getTypeParser(dataTypeID, 'text'),
    }));
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    if (this.#failure !== undefined) return;
    try {
      const row: Record<string, unknown> = {};
      for (const [index, { name, parse }] of this.#columns.entries()) {
        const text = fields[index] ?? null;
        row[name] = text === null ? null : parse(text);
      }
      this.#result.rows.push(row);
    } catch (error) {
      this.#failure = error as Error;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const [command = '', ...counts] = text.split(' ');
    if (command === 'BEGIN') this.#opening = undefined;
    this.#result.command = command;
    const count = counts.at(-1);
    this.#result.rowCount = count === undefined ? null : Number(count);
  }

  handleReadyForQuery(): void {
    if (this.#failure !== undefined) return this.callback(this.#failure);
    this.#session.columns.set(this.name, this.#columns);
    this.callback(undefined, this.#result);
  }

  handleError(error: Error): void {
    // Nothing was opened, so the next statement of the transaction has to.
    this.#session.opening ??= this.#opening;
    this.callback(error);
  }
}
