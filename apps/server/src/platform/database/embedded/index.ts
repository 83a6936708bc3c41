import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConnectionSettings } from '../connection.ts';
import { findBinaries } from './binaries.ts';
import { databaseUser, prepareCluster } from './cluster.ts';
import type { DatabaseStartError } from './errors.ts';
import { findSocketFolder, stopLeftOver } from './left-over.ts';
import { giveTo } from './ownership.ts';
import type { ProgramSettings } from './programs.ts';
import { superviseServer } from './server.ts';
import { type ServerOptions, serverOptions } from './server-options.ts';
import { type Account, unprivilegedAccount } from './unprivileged-account.ts';

export { findBinaries } from './binaries.ts';
export { DatabaseStartError } from './errors.ts';
export { stopServerLeftBehind } from './left-over.ts';
export { unprivilegedAccount } from './unprivileged-account.ts';

const database = 'nimble';

export type RunningDatabase = {
  connection: ConnectionSettings;
  /** Folder of the data. */
  cluster: string;
  /** The current server process; its children belong to it. */
  pid: () => number;
  /** Resolves when the server has ended by itself and cannot be restarted. */
  failed: Promise<DatabaseStartError>;
  stop: () => Promise<void>;
};

/**
 * Runs an embedded PostgreSQL on `folder` and returns its address. Stops a server that a killed Nimble has left on the
 * same data; a server that dies is restarted.
 * @throws DatabaseStartError in one sentence.
 */
export async function startEmbedded(folder: string, options: ServerOptions): Promise<RunningDatabase> {
  const account = unprivilegedAccount();
  const binaries = await findBinaries(account);
  const cluster = join(folder, 'cluster');
  const settings: ProgramSettings = { programs: binaries.folder, cluster, account };
  await stopLeftOver(cluster);
  await prepareCluster(settings, binaries);
  const sockets = await makeSocketFolder(account);
  const connection = { host: sockets, user: databaseUser, database };
  const removeSockets = () => rm(sockets, { recursive: true, force: true });
  try {
    const server = await superviseServer(settings, serverOptions(sockets, options), connection);
    const stop = async () => {
      await server.stop();
      await removeSockets();
    };
    return { connection, cluster, pid: server.pid, failed: server.failed, stop };
  } catch (error) {
    await removeSockets();
    throw error;
  }
}

/** The address of the server that a running Nimble has on `folder`, if any. */
export async function findRunning(folder: string): Promise<ConnectionSettings | undefined> {
  const host = await findSocketFolder(join(folder, 'cluster'));
  return host === undefined ? undefined : { host, user: databaseUser, database };
}

/** Socket paths are limited to 107 bytes, so it cannot be beside the data. */
async function makeSocketFolder(account: Account | undefined): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nimble-'));
  await giveTo(folder, account);
  return folder;
}
