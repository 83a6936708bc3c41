import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../config/config.ts';
import { checkDatabase } from '../features/installation/index.ts';
import type { ConnectionSettings } from '../platform/database/connection.ts';
import { describeServer } from '../platform/database/describe-server.ts';
import {
  findBinaries,
  findRunning,
  startEmbedded,
  unprivilegedAccount,
} from '../platform/database/embedded/index.ts';
import { type Found, openDatabase } from '../platform/database/index.ts';
import { requireAnswer } from '../platform/database/require-answer.ts';
import { takeDataFolder } from '../platform/process/index.ts';

type Described = Awaited<ReturnType<typeof describeServer>>;

/**
 * Queries the database: the one of DATABASE_URL, or the embedded one, which is started for it if it does not run.
 * Changes nothing in it.
 * @throws in one sentence when it does not work or its schema is unknown to this version.
 */
export async function tryDatabase(settings: Settings): Promise<Found> {
  return checkDatabase(settings, await tried(settings));
}

async function tried({ databaseUrl, dataFolder }: Settings): Promise<Described> {
  if (databaseUrl !== undefined) {
    const connection = { connectionString: databaseUrl };
    await requireAnswer(connection);
    return describe(connection);
  }
  // Missing programs are reported before anything is started.
  await findBinaries(unprivilegedAccount());
  return describeOwn(join(dataFolder, 'postgres'), dataFolder);
}

async function describeOwn(folder: string, dataFolder: string): Promise<Described> {
  const isMade = await stat(join(folder, 'cluster')).then(
    () => true,
    () => false,
  );
  if (!isMade) return describeNew();
  const running = await findRunning(folder);
  if (running !== undefined) return describe(running);
  const taken = await takeDataFolder(dataFolder, 'command');
  try {
    return await describeStarted(folder);
  } finally {
    await taken.release();
  }
}

/** Without a database one is created in a temporary folder, to see whether the programs work. */
async function describeNew(): Promise<Described> {
  const folder = await mkdtemp(join(tmpdir(), 'nimble-doctor-'));
  try {
    return await describeStarted(join(folder, 'postgres'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function describeStarted(folder: string): Promise<Described> {
  const started = await startEmbedded(folder, { safeAgainstCrash: true });
  try {
    return await describe(started.connection);
  } finally {
    await started.stop();
  }
}

async function describe(connection: ConnectionSettings): Promise<Described> {
  const opened = openDatabase(connection, 1);
  try {
    return await describeServer(opened.pool);
  } finally {
    await opened.close();
  }
}
