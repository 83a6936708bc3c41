import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { ConnectionSettings } from '../../platform/database/connection.ts';
import { startEmbedded } from '../../platform/database/embedded/index.ts';
import { openDatabase } from '../../platform/database/index.ts';
import { migrate } from '../../platform/database/migrations/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    connection: ConnectionSettings;
  }
}

/** Each test file copies this database instead of migrating one of its own. */
export const templateDatabase = 'nimble_template';

/** Starts one real PostgreSQL for the whole run, with a migrated template. */
export default async function startDatabase(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'nimble-test-'));
  // Several test files share it, some with processes of their own.
  const running = await startEmbedded(folder, { safeAgainstCrash: false, mostConnections: 200 });
  const admin = openDatabase(running.connection, 1);
  await admin.pool.query(`CREATE DATABASE ${templateDatabase}`);
  await admin.close();
  const template = openDatabase({ ...running.connection, database: templateDatabase }, 2);
  await migrate(template.pool);
  await template.close();
  project.provide('connection', running.connection);
  return async () => {
    await running.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
