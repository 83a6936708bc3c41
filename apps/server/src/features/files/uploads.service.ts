import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileReference } from '@nimble/contracts';
import { largestImageBytes, uploadPaths } from '@nimble/contracts/files';
import { isAllowed } from '@nimble/contracts/roles';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import {
  findUpload,
  insertFile,
  insertUpload,
  listUploads,
  presentFile,
  removeFiles,
  storeArriving,
  type UploadPurpose,
  uploadsFolder,
} from '../../platform/files/index.ts';
import type { SignedIn } from '../../platform/http/index.ts';
import { ImageRefusedError, type ReencodeImage } from '../../platform/images/index.ts';
import type { SignedTokens } from '../../platform/signed-tokens.ts';
import type { Storage } from '../../platform/storage/index.ts';

/** A form: one file, read whole, and its path. */
export type UploadForm = { bytes: Buffer; isCut: boolean; path: string | undefined };

type Dependencies = {
  database: Database;
  storage: Storage;
  tokens: SignedTokens;
  reencodeImage: ReencodeImage;
};

/** Seconds; nearly all pictures take far less. */
const busyWait = 5;

const refusals = {
  avatar: { kind: 'upload.not_a_picture', size: 'upload.picture_too_large' },
  logo: { kind: 'upload.not_a_logo', size: 'upload.logo_too_large' },
} as const;

/** Uploads of a company's people: pictures and logos. */
export function createUploadsService({ database, storage, tokens, reencodeImage }: Dependencies) {
  const reencode = oneAtATime(reencodeImage);

  return {
    /** @throws RequestError invalidInput for an unacceptable image, with the specification's text. */
    async add(principal: SignedIn, form: UploadForm): Promise<FileReference> {
      const { userId, companyId } = principal;
      if (companyId === null) throw new RequestError('upload.no_company');
      const purpose = purposeOf(principal, form.path);
      if (form.isCut || form.bytes.length >= largestImageBytes) {
        throw new RequestError(refusals[purpose].size);
      }
      const image = await reencode(userId, form.bytes, purpose);
      const name = `${purpose}.${image.extension}`;
      const storageKey = `${uploadsFolder}/${randomUUID()}.${image.extension}`;
      const bytes = Readable.from([image.bytes]);
      const { sizeBytes } = await storeArriving({ database, storage }, storageKey, bytes);
      const file = { companyId, storageKey, name, mime: image.mime, sizeBytes };
      const id = await inTransaction(database, async (transaction) => {
        const fileId = await insertFile(transaction, file);
        await insertUpload(transaction, { companyId, userId, fileId, purpose });
        return fileId;
      });
      return presentFile({ id, name, mime: image.mime, size_bytes: sizeBytes }, tokens);
    },

    async list({ userId, companyId, permissions }: SignedIn): Promise<FileReference[]> {
      if (companyId === null) return [];
      const withLogos = isAllowed(permissions, 'company', 'view');
      const rows = await listUploads(database, { companyId, userId, withLogos });
      return rows.map((row) => presentFile(row, tokens));
    },

    /**
     * @throws RequestError notFound for anything but the user's own picture, or the logo with the permission to change
     * it.
     */
    async remove(principal: SignedIn, fileId: number): Promise<void> {
      const { companyId } = principal;
      if (companyId === null) throw new RequestError('request.not_found');
      await inTransaction(database, async (transaction) => {
        const upload = await findUpload(transaction, companyId, fileId);
        requireMayRemove(principal, upload);
        await removeFiles(transaction, companyId, [fileId]);
      });
    },
  };
}
export type UploadsService = ReturnType<typeof createUploadsService>;

/** Decodes one picture at a time for each person, so that one user cannot fill the common queue. */
function oneAtATime(reencodeImage: ReencodeImage) {
  const busy = new Set<number>();

  return async (userId: number, bytes: Buffer, purpose: UploadPurpose) => {
    if (busy.has(userId)) throw new RequestError('request.too_many', { retryAfterSeconds: busyWait });
    busy.add(userId);
    try {
      return await reencodeImage(bytes, purpose);
    } catch (error) {
      if (!(error instanceof ImageRefusedError)) throw error;
      throw new RequestError(refusals[purpose].kind);
    } finally {
      busy.delete(userId);
    }
  };
}

function purposeOf(principal: SignedIn, path: string | undefined): UploadPurpose {
  const { userId, companyId } = principal;
  if (path === undefined || path === uploadPaths.avatar(userId)) return 'avatar';
  const isLogo = companyId !== null && path === uploadPaths.logo(companyId);
  if (!isLogo || !mayChangeLogo(principal)) throw new RequestError('request.forbidden');
  requireNotSuspended(principal);
  return 'logo';
}

function requireMayRemove(principal: SignedIn, upload: Awaited<ReturnType<typeof findUpload>>): void {
  const isLogo = upload?.purpose === 'logo';
  const mayRemove = isLogo ? mayChangeLogo(principal) : upload?.user_id === principal.userId;
  if (!mayRemove) throw new RequestError('request.not_found');
  if (isLogo) requireNotSuspended(principal);
}

function mayChangeLogo({ permissions }: SignedIn): boolean {
  return isAllowed(permissions, 'company', 'update');
}

/** Both calls also serve people's own pictures, which may change, so the contract cannot refuse them. */
function requireNotSuspended({ isStopped }: SignedIn): void {
  if (isStopped) throw new RequestError('installation.stopped');
}
