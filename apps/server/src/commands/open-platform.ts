import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config, Settings } from '../config/config.ts';
import { lacksSharedSecret } from '../config/storage-settings.ts';
import type { ConnectionSettings } from '../platform/database/connection.ts';
import { type DatabaseStartError, startEmbedded } from '../platform/database/embedded/index.ts';
import { requireAnswer } from '../platform/database/require-answer.ts';
import { keptSecret, prepareDataFolder, StartError, takeDataFolder } from '../platform/process/index.ts';
import type { WorkerOrder } from './worker/worker-order.ts';

/**
 * Each takes 9 MB in PostgreSQL with its statements, and two cores were as fast with eight as with ten
 * (bench/README.md).
 */
export const webConnections = 8;

export type Platform = {
  config: Config;
  connection: ConnectionSettings;
  /** Connection settings for a worker over this database. */
  workerOrder: () => WorkerOrder;
  /** Resolves when the embedded database has ended and cannot be restarted. */
  failed: Promise<DatabaseStartError>;
  /** Stops the database, if it is embedded, and releases the data folder. */
  close: () => Promise<void>;
};

const never = new Promise<never>(() => undefined);

/**
 * Makes sure that a database answers: the one of DATABASE_URL, else the embedded one, for which it locks the data
 * folder.
 */
export async function openPlatform(
  settings: Settings,
  use: 'server' | 'command' = 'command',
): Promise<Platform> {
  if (settings.databaseUrl !== undefined) return openSharedPlatform(settings);
  const config = await prepare(settings);
  const folder = await takeDataFolder(config.dataFolder, use);
  try {
    // With the lock held, anything left there belongs to a killed process.
    await rm(join(config.dataFolder, 'work'), { recursive: true, force: true });
    const running = await startEmbedded(join(config.dataFolder, 'postgres'), { safeAgainstCrash: true });
    const { connection, cluster, failed } = running;
    return {
      config,
      connection,
      failed,
      workerOrder: () => ({ config, connection, server: { cluster, pid: running.pid() } }),
      close: async () => {
        await running.stop();
        await folder.release();
      },
    };
  } catch (error) {
    await folder.release();
    throw error;
  }
}

/** Many processes may share a database of DATABASE_URL and the data folder beside it. */
export async function openSharedPlatform(settings: Settings): Promise<Platform> {
  if (settings.databaseUrl === undefined) {
    throw new StartError('This command needs DATABASE_URL; only nimble serve can use the embedded database.');
  }
  if (lacksSharedSecret(settings)) {
    throw new StartError(
      'The setting APP_SECRET is missing: with STORAGE=s3 processes share no data folder.',
    );
  }
  const config = await prepare(settings);
  const connection = { connectionString: settings.databaseUrl };
  await requireAnswer(connection);
  return {
    config,
    connection,
    failed: never,
    workerOrder: () => ({ config, connection, server: undefined }),
    close: async () => undefined,
  };
}

async function prepare(settings: Settings): Promise<Config> {
  await prepareDataFolder(settings.dataFolder);
  return { ...settings, secret: settings.secret ?? (await keptSecret(settings.dataFolder)) };
}
