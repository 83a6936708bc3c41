import type { Config, Settings } from '../config/config.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/index.ts';
import { migrateDatabase } from './migrate.ts';
import { openRunning } from './open-running.ts';

/**
 * Gives `work` the migrated database of a running Nimble, else one that is started for it.
 * @throws StartError where there is none.
 */
export async function withRunningDatabase(
  settings: Settings,
  work: (opened: OpenDatabase, config: Config) => Promise<void>,
): Promise<void> {
  const platform = await openRunning(settings);
  try {
    await migrateDatabase(platform);
    const opened = openDatabase(platform.connection, 2);
    try {
      await work(opened, platform.config);
    } finally {
      await opened.close();
    }
  } finally {
    await platform.close();
  }
}
