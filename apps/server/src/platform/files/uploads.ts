import type { Database, Transaction } from '../database/index.ts';
import type { SignedIn } from '../http/index.ts';

/** Prefix of uploads in the storage. */
export const uploadsFolder = 'uploads';

export type UploadPurpose = 'avatar' | 'logo';
type Upload = { companyId: number; userId: number; fileId: number; purpose: UploadPurpose };

export async function insertUpload(transaction: Transaction, upload: Upload): Promise<void> {
  await transaction
    .insertInto('uploads')
    .values({
      file_id: upload.fileId,
      company_id: upload.companyId,
      user_id: upload.userId,
      purpose: upload.purpose,
    })
    .execute();
}

export function findUpload(database: Database | Transaction, companyId: number, fileId: number) {
  return database
    .selectFrom('uploads')
    .select(['purpose', 'user_id'])
    .where('file_id', '=', fileId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
}

/** Is this file a picture that this user uploaded? */
export async function isOwnPicture(
  transaction: Transaction,
  { userId, companyId }: Pick<SignedIn, 'userId' | 'companyId'>,
  fileId: number,
): Promise<boolean> {
  const upload = companyId === null ? undefined : await findUpload(transaction, companyId, fileId);
  return upload?.purpose === 'avatar' && upload.user_id === userId;
}

/** Is this file a logo that was uploaded for this company? */
export async function isCompanyLogo(
  transaction: Transaction,
  companyId: number,
  fileId: number,
): Promise<boolean> {
  return (await findUpload(transaction, companyId, fileId))?.purpose === 'logo';
}

/** The oldest uploads of all companies that no user and no company refers to. */
export function findForgottenUploads(transaction: Transaction, before: Date, most: number) {
  return transaction
    .selectFrom('uploads')
    .select(['file_id', 'company_id'])
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('users').select('id').whereRef('avatar_file_id', '=', 'uploads.file_id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('companies').select('id').whereRef('logo_file_id', '=', 'uploads.file_id'))),
    )
    .orderBy('created_at')
    .limit(most)
    .execute();
}

/** More than any honest user has. */
const mostListed = 100;

/** This user's uploads and, with `withLogos`, the company's. */
export function listUploads(
  database: Database,
  { companyId, userId, withLogos }: { companyId: number; userId: number; withLogos: boolean },
) {
  return database
    .selectFrom('uploads')
    .innerJoin('files', 'files.id', 'uploads.file_id')
    .select(['files.id', 'files.name', 'files.mime', 'files.size_bytes'])
    .where('uploads.company_id', '=', companyId)
    .where(({ eb, or, and }) =>
      or([
        and([eb('uploads.purpose', '=', 'avatar'), eb('uploads.user_id', '=', userId)]),
        ...(withLogos ? [eb('uploads.purpose', '=', 'logo')] : []),
      ]),
    )
    .orderBy('files.id', 'desc')
    .limit(mostListed)
    .execute();
}
