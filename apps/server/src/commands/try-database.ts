import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../config.ts';
import type { ConnectionSettings } from '../platform/database/connection.ts';
import {
  findBinaries,
  findRunning,
  startEmbedded,
  unprivilegedAccount,
} from '../platform/database/embedded/index.ts';
import { openDatabase } from '../platform/database/index.ts';
import { countMigrations } from '../platform/database/migrate.ts';
import { requireAnswer } from '../platform/database/require-answer.ts';
import { takeDataFolder } from '../platform/process/index.ts';

/**
 * Asks the database something: the one of DATABASE_URL, or our own, which is started for it where it does not run.
 * Nothing in it is changed.
 * @throws in one sentence when it does not work or holds what this version does not know.
 */
export async function tryDatabase({ databaseUrl, dataFolder }: Settings): Promise<string> {
  if (databaseUrl !== undefined) {
    const connection = { connectionString: databaseUrl };
    await requireAnswer(connection);
    return `${await describe(connection)}, by DATABASE_URL`;
  }
  const account = unprivilegedAccount();
  const { folder, origin } = await findBinaries(account);
  const runsAs = account === undefined ? '' : `, runs as user ${account.uid}`;
  const whose = `${origin === 'embedded' ? 'embedded' : 'of this machine'} (${folder}${runsAs})`;
  return `${await describeOwn(join(dataFolder, 'postgres'), dataFolder)}, ${whose}`;
}

async function describeOwn(folder: string, dataFolder: string): Promise<string> {
  const isMade = await stat(join(folder, 'cluster')).then(
    () => true,
    () => false,
  );
  if (!isMade) return describeNew();
  const running = await findRunning(folder);
  if (running !== undefined) return describe(running);
  const taken = await takeDataFolder(dataFolder);
  try {
    return await describeStarted(folder);
  } finally {
    await taken.release();
  }
}

/** There is none yet: one is made elsewhere, to see whether the programs work. */
async function describeNew(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nimble-doctor-'));
  try {
    return await describeStarted(join(folder, 'postgres'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function describeStarted(folder: string): Promise<string> {
  const started = await startEmbedded(folder, { safeAgainstCrash: true });
  try {
    return await describe(started.connection);
  } finally {
    await started.stop();
  }
}

async function describe(connection: ConnectionSettings): Promise<string> {
  const opened = openDatabase(connection, 1);
  try {
    const { rows } = await opened.pool.query<{ version: string }>(
      "SELECT split_part(current_setting('server_version'), ' ', 1) AS version",
    );
    const { applied, waiting } = await countMigrations(opened.pool);
    const state =
      waiting === 0
        ? `all ${applied} migrations applied`
        : `${waiting} ${waiting === 1 ? 'migration' : 'migrations'} to apply at the next start`;
    return `PostgreSQL ${rows[0]?.version} answers, ${state}`;
  } finally {
    await opened.close();
  }
}
