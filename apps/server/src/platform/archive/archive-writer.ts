import { createHash } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { archiveError } from './archive-error.ts';
import { blockBytes, paddingOf, writeHeader } from './tar-header.ts';

/** Number of entries between lists of checksums, so that neither side has to keep all of them in memory. */
const entriesPerList = 1000;

export type ArchiveEnd = { entries: number; bytes: number };

/**
 * Writes a tar file that any tar can read, entry by entry: after every thousand a list of their SHA-256 as `sha256sum`
 * writes it, and at the end `end.json` with a sum over these lists. The file gets its name only once it is complete and
 * on the disk.
 * @throws ArchiveError when there is such a file, or it cannot be written, as on a full disk.
 */
export async function createArchive(path: string) {
  // Created first, so that nothing is overwritten at the end; the name shows that it is unfinished.
  await (await createFile(path)).close();
  const draft = `${path}.partial`;
  await rm(draft, { force: true });
  const file = await createFile(draft);
  const refuse = (error: unknown) => {
    throw archiveError(path, 'written', error);
  };
  const writing = startWriting((bytes) => file.appendFile(bytes).catch(refuse));
  let isDone = false;
  return {
    add: writing.add,
    addStream: writing.addStream,
    async finish(): Promise<ArchiveEnd> {
      const end = await writing.end();
      await file.sync().catch(refuse);
      await file.close();
      await rename(draft, path);
      await syncFolder(dirname(path));
      isDone = true;
      return end;
    },
    /** Deletes an unfinished archive. */
    async abandon(): Promise<void> {
      if (isDone) return;
      await file.close().catch(() => undefined);
      await Promise.all([rm(draft, { force: true }), rm(path, { force: true })]);
    },
  };
}

function createFile(path: string): Promise<FileHandle> {
  return open(path, 'wx', 0o600).catch((error: unknown) => {
    throw archiveError(path, 'written', error);
  });
}

export type ArchiveWriter = Awaited<ReturnType<typeof createArchive>>;

function startWriting(append: (bytes: Buffer) => Promise<void>) {
  const startedAt = new Date();
  const allLists = createHash('sha256');
  let list = '';
  let listed = 0;
  let lists = 0;
  const total: ArchiveEnd = { entries: 0, bytes: 0 };

  async function write(name: string, sizeBytes: number, source: AsyncIterable<Buffer>): Promise<string> {
    await append(writeHeader({ name, sizeBytes }, startedAt));
    const hash = createHash('sha256');
    let written = 0;
    for await (const chunk of source) {
      hash.update(chunk);
      written += chunk.length;
      if (written > sizeBytes) break;
      await append(chunk);
    }
    if (written !== sizeBytes) throw new Error(`${name} has changed its size while it was read.`);
    await append(Buffer.alloc(paddingOf(sizeBytes)));
    total.bytes += sizeBytes;
    return hash.digest('hex');
  }

  async function addStream(name: string, sizeBytes: number, source: AsyncIterable<Buffer>): Promise<void> {
    list += `${await write(name, sizeBytes, source)}  ${name}\n`;
    listed += 1;
    total.entries += 1;
    if (listed === entriesPerList) await writeList();
  }

  async function writeList(): Promise<void> {
    lists += 1;
    allLists.update(list);
    const name = `checksums/${String(lists).padStart(6, '0')}.sha256`;
    await write(name, Buffer.byteLength(list), one(Buffer.from(list)));
    list = '';
    listed = 0;
  }

  return {
    addStream,
    add: (name: string, content: Buffer) => addStream(name, content.length, one(content)),
    async end(): Promise<ArchiveEnd> {
      if (listed > 0) await writeList();
      const end = Buffer.from(`${JSON.stringify({ ...total, lists, sha256: allLists.digest('hex') })}\n`);
      await write('end.json', end.length, one(end));
      await append(Buffer.alloc(2 * blockBytes));
      return total;
    },
  };
}

async function* one(content: Buffer): AsyncGenerator<Buffer> {
  if (content.length > 0) yield content;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
