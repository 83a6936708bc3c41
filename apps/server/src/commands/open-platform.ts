import { join } from 'node:path';
import type { Config, Settings } from '../config.ts';
import { openDatabase } from '../platform/database/index.ts';
import type { OpenDatabase } from '../platform/database/index.ts';
import type { ConnectionSettings } from '../platform/database/connection.ts';
import { startEmbedded } from '../platform/database/embedded/index.ts';
import { keptSecret, StartError, takeDataFolder } from '../platform/process/index.ts';

export const webConnections = 10;

export type Platform = {
  config: Config;
  connection: ConnectionSettings;
  /** Ends the database, if it is ours, and gives the data folder back. */
  close: () => Promise<void>;
};

/** Takes the data folder and makes sure that a database answers: the one of DATABASE_URL, else our own. */
export async function openPlatform(settings: Settings): Promise<Platform> {
  const folder = await takeDataFolder(settings.dataFolder);
  try {
    const secret = settings.secret ?? (await keptSecret(settings.dataFolder));
    const config = { ...settings, secret };
    if (settings.databaseUrl !== undefined) {
      const connection = { connectionString: settings.databaseUrl };
      await requireAnswer(connection);
      return { config, connection, close: folder.release };
    }
    const running = await startEmbedded(join(settings.dataFolder, 'postgres'), { safeAgainstCrash: true });
    const close = async () => {
      await running.stop();
      await folder.release();
    };
    return { config, connection: running.connection, close };
  } catch (error) {
    await folder.release();
    throw error;
  }
}

async function requireAnswer(connection: ConnectionSettings): Promise<void> {
  const opened: OpenDatabase = openDatabase(connection, 1);
  try {
    await opened.pool.query('SELECT 1');
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartError(`The database of DATABASE_URL does not answer: ${reason}.`);
  } finally {
    await opened.close();
  }
}
