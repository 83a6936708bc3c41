import type { Database } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { findFile, openStoredFile, type StoredFile, uploadsFolder } from '../../platform/files/index.ts';
import type { SignedTokens } from '../../platform/signed-tokens.ts';
import type { Storage } from '../../platform/storage/index.ts';
import type { MayStillRead } from './still-reading.ts';

type Signed = { expires: number; signature: string; cookie: string | undefined };

type Dependencies = {
  database: Database;
  storage: Storage;
  tokens: SignedTokens;
  mayStillRead: MayStillRead;
  /** Is it a company's current logo? Logos are public. */
  isLogo: (fileId: number) => Promise<boolean>;
};

export function createFilesService(dependencies: Dependencies) {
  const { tokens, isLogo } = dependencies;

  /** For a caller whose access was checked. @throws RequestError notFound for a deleted file. */
  const openAllowed = (fileId: number): Promise<StoredFile> => openStoredFile(dependencies, fileId);

  return {
    openAllowed,

    /** @throws RequestError notFound for anything that is not a company's logo. */
    async openLogo(fileId: number): Promise<StoredFile> {
      if (!(await isLogo(fileId))) throw new RequestError('request.not_found');
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
  const row = await findFile(database, fileId);
  if (row === undefined) return false;
  const isPicture = row.storage_key.startsWith(`${uploadsFolder}/`);
  return mayStillRead(cookie, { companyId: row.company_id, needs: isPicture ? 'nothing' : 'submissions' });
}
