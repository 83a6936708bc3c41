import type { Settings } from '../../config/config.ts';
import { createDependencies, type Dependencies } from '../../dependencies.ts';
import { openDatabase, readElsewhere } from '../../platform/database/index.ts';
import { migrateDatabase } from '../migrate.ts';
import { openRunning } from '../open-running.ts';

/** Gives the services of the installation to `work`, while Nimble runs and while it does not. */
export async function withServices(
  settings: Settings,
  work: (services: Dependencies) => Promise<void>,
): Promise<void> {
  const platform = await openRunning(settings);
  try {
    await migrateDatabase(platform);
    const opened = openDatabase(platform.connection, 2);
    try {
      const onStandby = readElsewhere(opened.database, undefined);
      await work(createDependencies({ config: platform.config, ...opened, onStandby }));
    } finally {
      await opened.close();
    }
  } finally {
    await platform.close();
  }
}
