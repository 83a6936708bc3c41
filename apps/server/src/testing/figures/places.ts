import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { inject } from 'vitest';
import { takeKeys } from '../../features/recordings/index.ts';
import { writeBackup } from '../../platform/backup/index.ts';
import type { ConnectionSettings } from '../../platform/database/connection.ts';
import { findSequences } from '../../platform/database/dump/index.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/index.ts';
import { createDiskStorage } from '../../platform/storage/disk-storage.ts';
import { storedFiles, storedState } from './stored-state.ts';

/** The storage of an installation. */
export type Place = { connection: ConnectionSettings; folder: string };

/** An empty database and an empty data folder. */
export async function emptyPlace(): Promise<Place & { remove: () => Promise<void> }> {
  const server = inject('connection');
  const name = `restored_${randomUUID().replaceAll('-', '')}`;
  const connection = { ...server, database: name };
  const folder = await mkdtemp(join(tmpdir(), 'nimble-place-'));
  await withDatabase(server, ({ pool }) => pool.query(`CREATE DATABASE ${name}`));
  return {
    connection,
    folder,
    async remove() {
      await withDatabase(server, ({ pool }) => pool.query(`DROP DATABASE ${name} WITH (FORCE)`));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** All connections are closed when it has ended, as restoring requires. */
export async function withDatabase<Result>(
  connection: ConnectionSettings,
  work: (opened: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  // Migrating takes two.
  const opened = openDatabase(connection, 2);
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

/** Every row of every table, and every sequence. */
export function tablesOf({ connection, folder }: Place) {
  return withDatabase(connection, async (opened) => {
    const { files: _paths, ...tables } = await storedState({ ...opened, folder });
    const client = await opened.pool.connect();
    const sequences = await findSequences(client);
    client.release();
    return { tables, sequences };
  });
}

/** With the SHA-256 of every file. */
export async function contentOf(place: Place) {
  return { ...(await tablesOf(place)), files: await hashesOf(place.folder) };
}

export async function hashesOf(dataFolder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const path of await storedFiles(dataFolder))
    found[relative(dataFolder, path)] = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
  return found;
}

export function backupOf({ connection, folder }: Place, path: string) {
  return writeBackup({
    connection,
    path,
    storage: createDiskStorage(join(folder, 'files')),
    secret: { fingerprint: 'nobody', kept: null },
    takeKeys: takeKeys('*'),
    stop: new AbortController().signal,
  });
}
