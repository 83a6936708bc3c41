import type { Readable } from 'node:stream';
import type { Database } from '../database/index.ts';
import { RequestError } from '../errors.ts';
import type { ByteRange, Storage } from '../storage/index.ts';
import { findFile } from './file-rows.ts';

/** A file with its bytes, as a response sends it. */
export type StoredFile = {
  name: string;
  mime: string;
  sizeBytes: number;
  etag: string;
  /** May a browser show it inline? Only media without scripts; everything else is downloaded. */
  inline: boolean;
  read: (range?: ByteRange) => Readable;
};

const shownInPlace = /^(video|audio|image)\/(?!svg)/;

/** For a caller whose access was checked. @throws RequestError notFound for a deleted file. */
export async function openStoredFile(
  { database, storage }: { database: Database; storage: Storage },
  fileId: number,
): Promise<StoredFile> {
  const row = await findFile(database, fileId);
  const facts = row && (await storage.facts(row.storage_key));
  if (row === undefined || facts === undefined) throw new RequestError('request.not_found');
  return {
    name: row.name,
    mime: row.mime,
    sizeBytes: facts.sizeBytes,
    etag: `"${row.id}-${facts.sizeBytes.toString(36)}"`,
    inline: shownInPlace.test(row.mime),
    read: (range) => storage.read(row.storage_key, range),
  };
}
