import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import { Client } from 'pg';
import { type ArchiveEntry, ArchiveError, readArchive, readText, verifyArchive } from '../archive/index.ts';
import type { ConnectionSettings } from '../database/connection.ts';
import {
  copyIn,
  dropTables,
  eraseFormerKeys,
  findTables,
  type HeldMails,
  holdMails,
  nameOf,
  noteFormerKeys,
  refill,
  setSequence,
  type Table,
} from '../database/dump/index.ts';
import { rebuildSchema } from '../database/migrations/migrate.ts';
import { StartError } from '../process/index.ts';
import { type Manifest, manifestName, parseManifest, tableOfPart } from './manifest.ts';
import { type RestoredFiles, type RestoredTo, removeAdded, restoreFiles } from './restore-file.ts';
import { holdsData, requireAlone, taskQueueVersion } from './target.ts';

const decompress = promisify(zstdDecompress);
/** A part has at most about 4 MB and one row. */
const largestPart = 1024 * 1024 * 1024;

export type RestoreOptions = RestoredTo & {
  /** A connection to a database that has the task queue's own tables. */
  connection: ConnectionSettings;
  path: string;
  /** Whether existing data may be overwritten. */
  replace: boolean;
  /** The task that erases stored files: `{ keys }`. */
  eraseTask: string;
  /** Tasks that send emails: pending ones are not restored, as they may have been sent since. `null` restores them. */
  heldMailTasks: readonly string[] | null;
  /** Called with the manifest before anything is changed. @throws to refuse it. */
  accept: (manifest: Manifest) => void;
  /** Called at once when the former data is replaced. */
  onReplaced: (manifest: Manifest) => Promise<void>;
};

export type RestoreReport = { manifest: Manifest; files: number; entries: number; heldMails: HeldMails[] };

/**
 * Replaces the current data by a backup. Every checksum is verified before anything is changed; files come first, which
 * are harmless without rows, then the whole database in one transaction: in any case the result is the former or the
 * restored one. A restore that fails removes the files that it has added.
 * @throws StartError in one sentence when the backup or the target does not qualify.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreReport> {
  await lookInto(options.path);
  const client = new Client(options.connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    await requireAlone(client);
    if (!options.replace && (await holdsData(client)))
      throw new StartError(
        'This installation already has data. Run nimble restore FILE --replace to replace it with the backup.',
      );
    const { entries } = await verifyArchive(options.path);
    const manifest = await readManifest(options.path);
    options.accept(manifest);
    const files: RestoredFiles = { count: 0, added: [] };
    const heldMails = await restoreFiles(options.path, options, files)
      .then(() => fillDatabase(client, manifest, options))
      .catch(async (error: unknown) => {
        await removeAdded(options, files);
        throw error;
      });
    // A COMMIT that fails may have taken effect all the same, so all files stay.
    await client.query('COMMIT');
    await options.onReplaced(manifest);
    // It only makes statements faster, may take minutes, and PostgreSQL does it by itself later.
    await client.query('ANALYZE').catch(() => undefined);
    return { manifest, files: files.count, entries, heldMails };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whoever mistyped the path hears of that first, and not of what a right one would need. @throws ArchiveError */
async function lookInto(path: string): Promise<void> {
  for await (const _entry of readArchive(path)) return;
}

async function readManifest(path: string): Promise<Manifest> {
  for await (const entry of readArchive(path)) {
    if (entry.name === manifestName) return parseManifest(String(await readText(entry)));
  }
  throw new ArchiveError(`${path} is an archive, but not a backup of Nimble.`);
}

/** Leaves the transaction open. */
async function fillDatabase(
  client: Client,
  manifest: Manifest,
  options: RestoreOptions,
): Promise<HeldMails[]> {
  const { takeKeys, eraseTask, heldMailTasks } = options;
  await client.query('BEGIN');
  const hasFormer = await holdsData(client);
  if (hasFormer) await noteFormerKeys(client, takeKeys);
  await dropTables(client);
  await rebuildSchema(client, manifest.migrations, async () => {
    const tables = await fillable(client, manifest);
    await refill(client, [...tables.values()], () => fill(client, tables, options.path));
    for (const sequence of manifest.sequences) await setSequence(client, sequence);
  });
  const heldMails = heldMailTasks === null ? [] : await holdMails(client, heldMailTasks);
  if (hasFormer) await eraseFormerKeys(client, takeKeys, eraseTask);
  return heldMails;
}

/** The tables to fill, by name. @throws ArchiveError when the schema of the backup's migrations has others. */
async function fillable(client: Client, manifest: Manifest): Promise<Map<string, Table>> {
  const there = new Map((await findTables(client)).map((table) => [nameOf(table), table]));
  const isSameQueue = (await taskQueueVersion(client)) === manifest.taskQueueVersion;
  const wanted = manifest.tables.filter(
    // A newer task queue's own version rows are not replaced by older ones.
    (table) => isSameQueue || nameOf(table) !== 'graphile_worker.migrations',
  );
  for (const table of wanted) {
    const columns = there.get(nameOf(table))?.columns ?? [];
    if (table.columns.some((column) => !columns.includes(column)))
      throw new ArchiveError(
        `The backup's table ${nameOf(table)} has a different structure here; nothing was changed.`,
      );
  }
  return new Map(wanted.map((table) => [nameOf(table), table]));
}

/** Parts of a table follow each other, so each table is filled by one statement. */
async function fill(client: Client, tables: ReadonlyMap<string, Table>, path: string): Promise<void> {
  const parts = readArchive(path)[Symbol.asyncIterator]();
  let next = await parts.next();
  while (next.done !== true) {
    const name = tableOfPart(next.value.name);
    const table = name === undefined ? undefined : tables.get(name);
    if (table === undefined) {
      next = await parts.next();
      continue;
    }
    await copyIn(client, table, Readable.from(rowsOf()));

    async function* rowsOf(): AsyncGenerator<Buffer> {
      while (next.done !== true && tableOfPart(next.value.name) === name) {
        yield await unpacked(next.value);
        next = await parts.next();
      }
    }
  }
}

async function unpacked(entry: ArchiveEntry): Promise<Buffer> {
  return decompress(await readText(entry), { maxOutputLength: largestPart });
}
