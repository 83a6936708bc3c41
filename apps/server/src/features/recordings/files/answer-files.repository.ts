import type { FileKind } from '@nimble/contracts/answers';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/index.ts';
import type { Candidate } from '../../../platform/http/index.ts';
import { insertTake } from '../takes/takes.repository.ts';

type Owner = Pick<Candidate, 'companyId' | 'submissionId'>;

/** The files of an interview, in the order in which they were chosen. */
export function selectFiles(database: Database | Transaction, owner: Owner) {
  return database
    .selectFrom('answer_files')
    .leftJoin('files', 'files.id', 'answer_files.file_id')
    .select([
      'answer_files.take_id',
      'answer_files.question_id',
      'answer_files.response_id',
      'answer_files.file_id',
      'answer_files.kind',
      'answer_files.mime',
      sql<string>`coalesce(files.name, answer_files.name)`.as('name'),
      'answer_files.size_bytes',
    ])
    .where('answer_files.company_id', '=', owner.companyId)
    .where('answer_files.submission_id', '=', owner.submissionId)
    .orderBy('answer_files.created_at')
    .orderBy('answer_files.take_id');
}
export type FileRow = Awaited<ReturnType<ReturnType<typeof selectFiles>['execute']>>[number];

/** One that is whole, and was judged. */
export type ReceivedFile = Pick<FileRow, 'take_id' | 'name' | 'size_bytes'> & {
  [Column in 'file_id' | 'kind' | 'mime']: NonNullable<FileRow[Column]>;
};

export function findFile(database: Database | Transaction, owner: Owner, takeId: string) {
  return selectFiles(database, owner).where('answer_files.take_id', '=', takeId).executeTakeFirst();
}

export function findFilesOfQuestion(database: Database | Transaction, owner: Owner, questionId: number) {
  return selectFiles(database, owner).where('answer_files.question_id', '=', questionId).execute();
}

type NewAnswerFile = { takeId: string; questionId: number; name: string; sizeBytes: number };

/** What tus needs to receive it, and what it is the file of. @returns false when the id is already in use. */
export async function insertAnnounced(
  transaction: Transaction,
  owner: Owner,
  { takeId, questionId, name, sizeBytes }: NewAnswerFile,
): Promise<boolean> {
  const size = { largestBytes: sizeBytes, lengthBytes: sizeBytes };
  const take = { id: takeId, questionId, mime: 'application/octet-stream', ...size };
  if (!(await insertTake(transaction, owner, take))) return false;
  await transaction
    .insertInto('answer_files')
    .values({
      take_id: takeId,
      company_id: owner.companyId,
      submission_id: owner.submissionId,
      question_id: questionId,
      name,
      size_bytes: sizeBytes,
    })
    .execute();
  return true;
}

/** The files of these interviews' answers, used or not. */
export async function findUploadedFileIds(
  transaction: Transaction,
  companyId: number,
  submissionIds: readonly number[],
): Promise<number[]> {
  const rows = await transaction
    .selectFrom('answer_files')
    .select('file_id')
    .where('company_id', '=', companyId)
    .where('submission_id', 'in', [...submissionIds])
    .execute();
  return rows.flatMap(({ file_id }) => file_id ?? []);
}

export async function setReceived(
  transaction: Transaction,
  owner: Owner,
  takeId: string,
  { fileId, kind, mime }: { fileId: number; kind: FileKind; mime: string },
): Promise<void> {
  await transaction
    .updateTable('answer_files')
    .set({ file_id: fileId, kind, mime })
    .where('company_id', '=', owner.companyId)
    .where('submission_id', '=', owner.submissionId)
    .where('take_id', '=', takeId)
    .execute();
}

export async function setUsed(
  transaction: Transaction,
  owner: Owner,
  takeIds: readonly string[],
  responseId: number,
): Promise<void> {
  await transaction
    .updateTable('answer_files')
    .set({ response_id: responseId })
    .where('company_id', '=', owner.companyId)
    .where('submission_id', '=', owner.submissionId)
    .where('take_id', 'in', [...takeIds])
    .execute();
}
