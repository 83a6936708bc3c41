import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import type { Client } from 'pg';
import { type ArchiveWriter, createArchive } from '../archive/index.ts';
import type { ConnectionSettings } from '../database/connection.ts';
import {
  copyOut,
  findSequences,
  findTables,
  holdErasures,
  nameOf,
  storedKeysQuery,
} from '../database/dump/index.ts';
import { StartError } from '../process/index.ts';
import type { Storage } from '../storage/index.ts';
import { createBackupConnection } from './backup-connection.ts';
import { filePrefix, type Manifest, manifestName, partName } from './manifest.ts';

const compress = promisify(zstdCompress);
/** Size of a part before compression, which is kept in memory. */
const partBytes = 4 * 1024 * 1024;

export type BackupOptions = {
  connection: ConnectionSettings;
  storage: Pick<Storage, 'facts' | 'read'>;
  /** Path of the archive, which must not exist. */
  path: string;
  secret: Manifest['secret'];
  /** Keys of a take's bytes, with `*` for its id. */
  takeKeys: readonly string[];
  /** Ends the backup, which removes what it has written. */
  stop: AbortSignal;
};

export type BackupReport = {
  tables: number;
  files: number;
  bytes: number;
  /** Files that rows refer to and that are missing: lost before, and not in the backup either. */
  missing: number;
};

/**
 * Writes the database and every file that it refers to into one archive, while Nimble runs: the rows are of one
 * snapshot, and files erased later are kept until they have been read. Takes a few megabytes of memory, whatever the
 * size.
 * @throws the reason of `stop`; StartError when erasures were not held until the end.
 */
export async function writeBackup(options: BackupOptions): Promise<BackupReport> {
  options.stop.throwIfAborted();
  const archive = await createArchive(options.path);
  const keys = `${options.path}.keys`;
  const connection = createBackupConnection(options.connection, options.stop);
  const { client, over } = connection;
  try {
    await connection.open();
    await holdErasures(client);
    const tables = await writeDatabase(client, archive, options, keys);
    connection.stay();
    const files = await writeFiles(archive, options.storage, keys, over);
    await connection.requireHeld();
    const { bytes } = await archive.finish();
    return { tables, ...files, bytes };
  } catch (error) {
    over.throwIfAborted();
    throw error;
  } finally {
    // Also releases the hold on erasures.
    await connection.close();
    await archive.abandon();
    await rm(keys, { force: true });
  }
}

/** In one snapshot; it ends before the files are read, which may take hours. @returns the number of tables */
async function writeDatabase(
  client: Client,
  archive: ArchiveWriter,
  { secret, takeKeys }: BackupOptions,
  keysPath: string,
): Promise<number> {
  await requireNimble(client);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const tables = await findTables(client);
  const manifest: Manifest = {
    format: 1,
    createdAt: new Date().toISOString(),
    migrations: (await client.query<Manifest['migrations'][number]>(migrationsQuery)).rows,
    taskQueueVersion: (await client.query<{ id: number }>(queueQuery)).rows[0]?.id ?? 0,
    secret,
    tables,
    sequences: await findSequences(client),
  };
  await archive.add(manifestName, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  for (const table of tables) {
    let part = 0;
    for await (const rows of inParts(copyOut(client, table))) {
      part += 1;
      await archive.add(partName(nameOf(table), part), await compress(rows));
    }
  }
  // May be left by a backup that was killed.
  await rm(keysPath, { force: true });
  const file = await open(keysPath, 'wx', 0o600);
  try {
    for await (const chunk of copyOut(client, `(${await storedKeysQuery(client, takeKeys)})`))
      await file.appendFile(chunk);
  } finally {
    await file.close();
  }
  await client.query('COMMIT');
  return tables.length;
}

async function requireNimble(client: Client): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    "SELECT to_regclass('public.files') IS NOT NULL AS there",
  );
  if (rows[0]?.there !== true) throw new StartError('This database is still empty.');
}

const migrationsQuery = 'SELECT name, checksum FROM public.migrations ORDER BY name';
const queueQuery = 'SELECT max(id)::integer AS id FROM graphile_worker.migrations';

async function* inParts(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    size += chunk.length;
    if (size < partBytes) continue;
    yield Buffer.concat(held);
    held = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(held);
}

async function writeFiles(
  archive: ArchiveWriter,
  storage: BackupOptions['storage'],
  keysPath: string,
  over: AbortSignal,
): Promise<{ files: number; missing: number }> {
  let files = 0;
  let missing = 0;
  for await (const line of createInterface({ input: createReadStream(keysPath) })) {
    over.throwIfAborted();
    const [key = '', isKept] = line.split('\t');
    const facts = await storage.facts(key);
    if (facts === undefined) {
      // A take without uploaded bytes has no file, and does not count as missing.
      if (isKept === 't') missing += 1;
      continue;
    }
    const { sizeBytes } = facts;
    // A recording may be growing: it is stored up to its length at that moment.
    const source = sizeBytes === 0 ? noBytes() : storage.read(key, { start: 0, end: sizeBytes - 1 });
    await archive.addStream(`${filePrefix}${key}`, sizeBytes, unlessOver(source, over));
    files += 1;
  }
  return { files, missing };
}

async function* unlessOver(source: AsyncIterable<Buffer>, over: AbortSignal): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    over.throwIfAborted();
    yield chunk;
  }
}

async function* noBytes(): AsyncGenerator<Buffer> {
  yield* [];
}
