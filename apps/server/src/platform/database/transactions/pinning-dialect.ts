import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';

/** The one connection of a context, opened by its first query. */
type Pin = { connection: Promise<DatabaseConnection> | undefined; users: number; depth: number };

const pins = new AsyncLocalStorage<Pin>();

/** Runs `work` with one connection for all its queries, including those of other services. */
export function onOneConnection<Result>(work: () => Promise<Result>): Promise<Result> {
  return pins.run({ connection: undefined, users: 0, depth: 0 }, work);
}

/**
 * Within `onOneConnection` a nested transaction is a savepoint, so that services can run inside their caller's
 * transaction unchanged. Elsewhere it is the usual driver.
 */
class PinningDriver extends PostgresDriver {
  readonly #pinOf = new WeakMap<DatabaseConnection, Pin>();

  override async acquireConnection(
    ...options: Parameters<PostgresDriver['acquireConnection']>
  ): Promise<DatabaseConnection> {
    const pin = pins.getStore();
    if (pin === undefined) return super.acquireConnection(...options);
    pin.users += 1;
    pin.connection ??= super.acquireConnection(...options);
    const connection = await pin.connection;
    this.#pinOf.set(connection, pin);
    return connection;
  }

  override async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const pin = this.#pinOf.get(connection);
    if (pin !== undefined) {
      pin.users -= 1;
      if (pin.users > 0) return;
      pin.connection = undefined;
      this.#pinOf.delete(connection);
    }
    await super.releaseConnection(own(connection));
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const depth = this.#enter(connection);
    if (depth === 0) await super.beginTransaction(connection, settings);
    else await run(connection, `savepoint inner_${depth}`);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const depth = this.#leave(connection);
    if (depth === 0) await super.commitTransaction(connection);
    else await run(connection, `release savepoint inner_${depth}`);
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const depth = this.#leave(connection);
    if (depth === 0) await super.rollbackTransaction(own(connection));
    else await run(connection, `rollback to savepoint inner_${depth}`);
  }

  /** Nesting depth of this transaction. */
  #enter(connection: DatabaseConnection): number {
    const pin = this.#pinOf.get(connection);
    if (pin === undefined) return 0;
    pin.depth += 1;
    return pin.depth - 1;
  }

  #leave(connection: DatabaseConnection): number {
    const pin = this.#pinOf.get(connection);
    if (pin === undefined) return 0;
    pin.depth -= 1;
    return pin.depth;
  }
}

type OwnConnection = Parameters<PostgresDriver['releaseConnection']>[0];

/** It is the driver's own: kysely passes it through. */
function own(connection: DatabaseConnection): OwnConnection {
  return connection as OwnConnection;
}

async function run(connection: DatabaseConnection, statement: string): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(statement));
}

/** PostgreSQL, with `onOneConnection`. */
export class PinningDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new PinningDriver(this.#config);
  }
}
