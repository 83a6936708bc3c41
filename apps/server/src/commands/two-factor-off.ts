import type { Settings } from '../config/config.ts';
import { createDependencies } from '../dependencies.ts';
import { openDatabase, readElsewhere } from '../platform/database/index.ts';
import { StartError } from '../platform/process/index.ts';
import { migrateDatabase } from './migrate.ts';
import { openRunning } from './open-running.ts';

/** For people whose codes are lost, or were made before the secret was changed. */
export async function turnOffTwoFactor(settings: Settings, email: string): Promise<void> {
  const platform = await openRunning(settings);
  try {
    await migrateDatabase(platform);
    const opened = openDatabase(platform.connection, 2);
    try {
      const onStandby = readElsewhere(opened.database, undefined);
      const { twoFactor } = createDependencies({ config: platform.config, ...opened, onStandby });
      const found = await twoFactor.disableFor(email);
      if (found === undefined) throw new StartError(`There is no account with the email address ${email}.`);
      process.stdout.write(
        found.wasOn
          ? `Two-factor authentication is off for ${found.email}. They sign in with their password and can set it up again.\n`
          : `Two-factor authentication was not on for ${found.email}.\n`,
      );
    } finally {
      await opened.close();
    }
  } finally {
    await platform.close();
  }
}
