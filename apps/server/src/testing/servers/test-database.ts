import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';
import { createListeners } from '../../listeners.ts';
import type { ConnectionSettings } from '../../platform/database/connection.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/index.ts';
import { wireListeners } from '../../platform/events/index.ts';
import { templateDatabase } from './start-database.ts';

export type TestDatabase = OpenDatabase & { connection: ConnectionSettings };

/** A database of its own for a test file; closing drops it. */
export function createTestDatabase(): Promise<TestDatabase> {
  return copyOf(templateDatabase);
}

/** The same with rows that take long to write. They are written once for all files of a run. */
export async function createFilledDatabase(
  name: string,
  fill: (database: OpenDatabase) => Promise<void>,
): Promise<TestDatabase> {
  const server = inject('connection');
  const admin = openDatabase(server, 1);
  try {
    // The files of the other workers wait.
    await admin.pool.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await admin.pool.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) {
      await copyTemplate(admin, `${name}_begun`, templateDatabase);
      const begun = openDatabase({ ...server, database: `${name}_begun` }, 1);
      await fill(begun);
      await begun.close();
      await admin.pool.query(`ALTER DATABASE ${name}_begun RENAME TO ${name}`);
    }
  } finally {
    await admin.close();
  }
  return copyOf(name);
}

async function copyOf(template: string): Promise<TestDatabase> {
  const server = inject('connection');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = openDatabase(server, 1);
  await copyTemplate(admin, name, template);
  const connection = { ...server, database: name };
  const opened = openDatabase(connection, 5);
  wireListeners(opened.database, createListeners({ forget: () => undefined }));
  return {
    ...opened,
    connection,
    async close() {
      await opened.close();
      await admin.pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.close();
    },
  };
}

/** As the setting DATABASE_URL says it. */
export function databaseUrl({ connection }: Pick<TestDatabase, 'connection'>): string {
  const { host = '', user = '', database = '' } = connection;
  return `postgres://localhost/${database}?host=${encodeURIComponent(host)}&user=${user}`;
}

const objectInUse = '55006';

/**
 * A template can be copied only without connections to it; autovacuum connects from time to time. Its files are copied,
 * which takes half the time of logging every page: nothing here outlives a crash anyway.
 */
async function copyTemplate({ pool }: OpenDatabase, name: string, template: string): Promise<void> {
  for (let left = 50; ; left -= 1) {
    try {
      await pool.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
      return;
    } catch (error) {
      const isInUse = error instanceof Error && 'code' in error && error.code === objectInUse;
      if (!isInUse || left === 0) throw error;
      await wait(100);
    }
  }
}
