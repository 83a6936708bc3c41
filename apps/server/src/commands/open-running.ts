import { join } from 'node:path';
import type { Settings } from '../config/config.ts';
import { findRunning } from '../platform/database/embedded/index.ts';
import { keptSecret } from '../platform/process/index.ts';
import { openPlatform, type Platform } from './open-platform.ts';

export type RunningPlatform = Pick<Platform, 'config' | 'connection' | 'close'>;

/** Uses the database of a Nimble that runs on the data folder; else starts it until `close`. */
export async function openRunning(settings: Settings): Promise<RunningPlatform> {
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
