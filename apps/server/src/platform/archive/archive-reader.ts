import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod';
import { ArchiveError, archiveError } from './archive-error.ts';
import { blockBytes, paddingOf, readHeader } from './tar-header.ts';

export type ArchiveEntry = { name: string; sizeBytes: number; read: () => Readable };

/** Lists and descriptions of a backup are smaller; table data and files are streamed. */
const largestText = 64 * 1024 * 1024;
const end = z.object({ entries: z.number(), bytes: z.number(), lists: z.number(), sha256: z.string() });

/** The entries in their order; an entry's content is read on demand. @throws ArchiveError */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const file = await open(path, 'r').catch((error: unknown) => {
    throw archiveError(path, 'read', error);
  });
  try {
    for (let at = 0; ; ) {
      const header = await headerAt(file, at, path);
      if (header === undefined) return;
      const start = at + blockBytes;
      const { name, sizeBytes } = header;
      const read = () =>
        sizeBytes === 0 ? Readable.from([]) : createReadStream(path, { start, end: start + sizeBytes - 1 });
      yield { name, sizeBytes, read };
      at = start + sizeBytes + paddingOf(sizeBytes);
    }
  } finally {
    await file.close();
  }
}

async function headerAt(file: FileHandle, at: number, path: string) {
  const block = Buffer.alloc(blockBytes);
  const { bytesRead } = await file.read(block, 0, blockBytes, at).catch((error: unknown) => {
    throw archiveError(path, 'read', error);
  });
  if (bytesRead < blockBytes) throw new ArchiveError(`${path} is cut off: its end is missing.`);
  try {
    return readHeader(block);
  } catch {
    throw new ArchiveError(`${path} is not a backup of Nimble, or it is damaged.`);
  }
}

/**
 * Reads all of an archive once and verifies every checksum.
 * @throws ArchiveError when anything is missing, truncated or changed.
 */
export async function verifyArchive(path: string): Promise<{ entries: number; bytes: number }> {
  const lists = createHash('sha256');
  let since: string[] = [];
  let counted = 0;
  let listCount = 0;
  let found: z.infer<typeof end> | undefined;
  for await (const entry of readArchive(path)) {
    if (found !== undefined) throw new ArchiveError(`${path} has more data after its end.`);
    if (entry.name === 'end.json') found = end.parse(JSON.parse(String(await readText(entry))));
    else if (entry.name.startsWith('checksums/')) {
      const list = await readText(entry);
      if (list.toString('utf8') !== since.join('')) throw new ArchiveError(damage(path, list, since));
      lists.update(list);
      listCount += 1;
      since = [];
    } else {
      since.push(`${await hashOf(entry)}  ${entry.name}\n`);
      counted += 1;
    }
  }
  const isWhole =
    found !== undefined &&
    since.length === 0 &&
    found.entries === counted &&
    found.lists === listCount &&
    found.sha256 === lists.digest('hex');
  if (found === undefined || !isWhole) throw new ArchiveError(`${path} is not complete.`);
  return { entries: found.entries, bytes: found.bytes };
}

/** Names the first entry that differs. */
function damage(path: string, list: Buffer, since: readonly string[]): string {
  const expected = list.toString('utf8').split('\n');
  const at = since.findIndex((line, index) => line !== `${expected[index]}\n`);
  const name = since[at]?.slice(66).trim() ?? expected[since.length]?.slice(66) ?? 'an entry';
  return `${path} is damaged: ${name} is not as it was written.`;
}

async function hashOf({ read }: ArchiveEntry): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of read()) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** The whole content of a small entry. */
export function readText({ name, sizeBytes, read }: ArchiveEntry): Promise<Buffer> {
  if (sizeBytes > largestText) throw new ArchiveError(`${name} is too large.`);
  return buffer(read());
}
