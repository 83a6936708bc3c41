import type { Settings } from '../config/config.ts';
import { openDatabase } from '../platform/database/index.ts';
import { migrate } from '../platform/database/migrations/migrate.ts';
import { openPlatform, type Platform } from './open-platform.ts';
import { requireDatabase } from './open-running.ts';

/** Migrates the database and exits. */
export async function migrateOnly(settings: Settings): Promise<void> {
  await requireDatabase(settings);
  const platform = await openPlatform(settings);
  try {
    await migrateDatabase(platform);
    process.stdout.write('The database is up to date.\n');
  } finally {
    await platform.close();
  }
}

export async function migrateDatabase({ connection }: Pick<Platform, 'connection'>): Promise<void> {
  const opened = openDatabase(connection, 2);
  try {
    await migrate(opened.pool);
  } finally {
    await opened.close();
  }
}
