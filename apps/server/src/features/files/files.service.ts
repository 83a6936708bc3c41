import type { Readable } from 'node:stream';
import type { Database } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import type { SignedTokens } from '../../platform/signed-tokens.ts';
import type { ByteRange, Storage } from '../../platform/storage/index.ts';
import { findLogoFile, findSignedFile } from './files.repository.ts';
import type { MayStillRead } from './still-reading.ts';
import { uploadsFolder } from './uploads.repository.ts';

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

type Signed = { expires: number; signature: string; cookie: string | undefined };

type Dependencies = {
  database: Database;
  storage: Storage;
  tokens: SignedTokens;
  mayStillRead: MayStillRead;
};

export function createFilesService(dependencies: Dependencies) {
  const { database, storage, tokens } = dependencies;

  /** For a caller whose access was checked. @throws RequestError notFound for a deleted file. */
  async function openAllowed(fileId: number): Promise<StoredFile> {
    const row = await findSignedFile(database, fileId);
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

  return {
    openAllowed,

    /** @throws RequestError notFound for anything that is not a company's logo. */
    async openLogo(fileId: number): Promise<StoredFile> {
      if ((await findLogoFile(database, fileId)) === undefined) throw new RequestError('request.not_found');
      return openAllowed(fileId);
    },

    /**
     * @param signed content of the address; `cookie` of the session that may go on after it has expired.
     * @throws RequestError forbidden for a wrong or expired signature, before anything else is looked up; notFound for
     * a deleted file.
     */
    async open(fileId: number, { expires, signature, cookie }: Signed): Promise<StoredFile> {
      const state = tokens.fileUrlState(fileId, expires, signature);
      if (state === 'good' || (state === 'expired' && (await mayGoOn(dependencies, fileId, cookie))))
        return openAllowed(fileId);
      throw new RequestError('request.forbidden');
    },
  };
}
export type FilesService = ReturnType<typeof createFilesService>;

/** By an address that has expired. */
async function mayGoOn(
  { database, mayStillRead }: Pick<Dependencies, 'database' | 'mayStillRead'>,
  fileId: number,
  cookie: string | undefined,
): Promise<boolean> {
  const row = await findSignedFile(database, fileId);
  if (row === undefined) return false;
  const isPicture = row.storage_key.startsWith(`${uploadsFolder}/`);
  return mayStillRead(cookie, { companyId: row.company_id, needs: isPicture ? 'nothing' : 'submissions' });
}

/** Parses a Range header with one range; undefined means the whole file, as for any header that is not understood. */
export function rangeOf(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = header === undefined ? null : /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header);
  if (match === null || (match[1] === '' && match[2] === '')) return undefined;
  if (match[1] === '') {
    const length = Math.min(Number(match[2]), sizeBytes);
    return length === 0 ? 'unsatisfiable' : { start: sizeBytes - length, end: sizeBytes - 1 };
  }
  const start = Number(match[1]);
  const end = match[2] === '' ? sizeBytes - 1 : Math.min(Number(match[2]), sizeBytes - 1);
  if (start >= sizeBytes) return 'unsatisfiable';
  return start > end ? undefined : { start, end };
}
