import type { Database, Transaction } from '../../platform/database/index.ts';

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
