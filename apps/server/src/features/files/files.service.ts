import type { Database } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { findFile, openStoredFile, type StoredFile, uploadsFolder } from '../../platform/files/index.ts';
import type { SignedTokens } from '../../platform/signed-tokens.ts';
import type { Storage } from '../../platform/storage/index.ts';
import type { MayStillRead, Reader } from './still-reading.ts';

/** `cookie` of a session, `ownCookie` of a candidate: they may go on after the address has expired. */
type Cookies = { cookie: string | undefined; ownCookie: string | undefined };
type Signed = Cookies & { expires: number; signature: string };

type Dependencies = {
  database: Database;
  storage: Storage;
  tokens: SignedTokens;
  mayStillRead: MayStillRead;
  /** Is it a company's current logo? Logos are public. */
  isLogo: (fileId: number) => Promise<boolean>;
  /** Is it a file of the candidate with this submission? */
  isOwnFile: (submissionId: number, fileId: number) => Promise<boolean>;
  /** Is it a file of a submission, as far as the reader sees submissions? */
  isOfSubmission: (fileId: number) => Promise<boolean>;
  /** Does a question show it that the reader sees, or did the reader upload it for one? */
  isOfQuestion: (reader: Reader, fileId: number) => Promise<boolean>;
};

/** Prefix of what questions show, in the storage. */
const questionFolder = 'question-media';

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
     * @param signed content of the address.
     * @throws RequestError forbidden for a wrong or expired signature, before anything else is looked up; notFound for
     * a deleted file.
     */
    async open(fileId: number, { expires, signature, ...cookies }: Signed): Promise<StoredFile> {
      const state = tokens.fileUrlState(fileId, expires, signature);
      if (state === 'good' || (state === 'expired' && (await mayGoOn(dependencies, fileId, cookies))))
        return openAllowed(fileId);
      throw new RequestError('request.forbidden');
    },
  };
}
export type FilesService = ReturnType<typeof createFilesService>;

/** May a reader continue with an address that has expired? */
async function mayGoOn(
  { database, tokens, mayStillRead, isOwnFile, isOfSubmission, isOfQuestion }: Dependencies,
  fileId: number,
  { cookie, ownCookie }: Cookies,
): Promise<boolean> {
  const submissionId = ownCookie === undefined ? undefined : tokens.readOwnReadingCookie(ownCookie);
  if (submissionId !== undefined && (await isOwnFile(submissionId, fileId))) return true;
  const row = await findFile(database, fileId);
  if (row === undefined) return false;
  const isPicture = row.storage_key.startsWith(`${uploadsFolder}/`);
  const companyId = row.company_id;
  if (isPicture) return mayStillRead(cookie, { companyId, needs: 'nothing' });
  if (row.storage_key.startsWith(`${questionFolder}/`))
    return mayStillRead(cookie, {
      companyId,
      needs: 'jobs',
      exists: (reader) => isOfQuestion(reader, fileId),
    });
  return mayStillRead(cookie, { companyId, needs: 'submissions', exists: () => isOfSubmission(fileId) });
}
