import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../config/config.ts';
import { findRunning } from '../platform/database/embedded/index.ts';
import { keptSecret, StartError } from '../platform/process/index.ts';
import { openPlatform, type Platform } from './open-platform.ts';

export type RunningPlatform = Pick<Platform, 'config' | 'connection' | 'close'>;

/**
 * Uses the database of a Nimble that runs on the data folder; else starts it until `close`.
 * @throws StartError where there is none.
 */
export async function openRunning(settings: Settings): Promise<RunningPlatform> {
  await requireDatabase(settings);
  return (await findRunningPlatform(settings)) ?? openPlatform(settings);
}

/** undefined where none runs on the data folder; not known with DATABASE_URL. */
export async function findRunningPlatform(settings: Settings): Promise<RunningPlatform | undefined> {
  if (settings.databaseUrl !== undefined) return undefined;
  const connection = await findRunning(join(settings.dataFolder, 'postgres'));
  if (connection === undefined) return undefined;
  const secret = settings.secret ?? (await keptSecret(settings.dataFolder));
  return { config: { ...settings, secret }, connection, close: async () => undefined };
}

/**
 * Without this check a command with a wrong DATA_DIR, such as a nightly backup, would create an empty installation there.
 * @throws StartError where there is no database.
 */
export async function requireDatabase({ databaseUrl, dataFolder }: Settings): Promise<void> {
  if (databaseUrl !== undefined) return;
  await stat(join(dataFolder, 'postgres/cluster')).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') return;
    throw new StartError(
      `There is no database in the data folder ${dataFolder}. Set DATA_DIR to that of your installation, or start Nimble first.`,
    );
  });
}
