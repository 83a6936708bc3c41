import type { RecordedFormat } from '@nimble/contracts/answers';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/index.ts';
import type { Candidate } from '../../platform/http/index.ts';
import { type RecordedAnswer, recordedAnswer, recordedColumns } from './responses.repository.ts';

type Owner = Pick<Candidate, 'companyId' | 'submissionId'>;

/** A recorded answer whose recording cannot be used; undefined if it is another one. */
export async function findFailedRecording(
  transaction: Transaction,
  owner: Owner,
  responseId: number,
): Promise<(RecordedAnswer & { questionId: number }) | undefined> {
  const row = await transaction
    .selectFrom('responses')
    .select(recordedColumns)
    .select('question_id')
    .where('id', '=', responseId)
    .where('submission_id', '=', owner.submissionId)
    .where('company_id', '=', owner.companyId)
    .where('processing_status', '=', 'failed')
    .executeTakeFirst();
  const answer = row && recordedAnswer(row);
  return answer && { ...answer, questionId: row.question_id };
}

/** Gives an answer its former recording, which is checked again. */
export async function setFormerRecording(
  transaction: Transaction,
  owner: Owner,
  responseId: number,
  former: { takeId: string; fileId: number; sha256: Buffer; format: RecordedFormat },
): Promise<void> {
  await transaction
    .updateTable('responses')
    .set({
      format: former.format,
      take_id: former.takeId,
      file_id: former.fileId,
      sha256: former.sha256,
      former_take_id: null,
      processing_status: 'uploading',
      failure: null,
      updated_at: new Date(),
    })
    .where('id', '=', responseId)
    .where('submission_id', '=', owner.submissionId)
    .where('company_id', '=', owner.companyId)
    .execute();
}

type ReplacedTake = { takeId: string; mime: string; sha256: Buffer; sizeBytes: number };

/** Keeps what is needed to make it the answer again. Its file must still be there. */
export async function setReplaced(
  transaction: Transaction,
  owner: Owner,
  { takeId, fileId, sha256 }: { takeId: string; fileId: number; sha256: Buffer },
): Promise<void> {
  await transaction
    .updateTable('takes')
    .from('files')
    .set({ replaced_sha256: sha256, replaced_bytes: sql<number>`files.size_bytes` })
    .where('files.id', '=', fileId)
    .where('files.company_id', '=', owner.companyId)
    .where('takes.id', '=', takeId)
    .where('takes.submission_id', '=', owner.submissionId)
    .where('takes.company_id', '=', owner.companyId)
    .execute();
}

export async function setNotReplaced(transaction: Transaction, owner: Owner, takeId: string): Promise<void> {
  await transaction
    .updateTable('takes')
    .set({ replaced_sha256: null, replaced_bytes: null })
    .where('id', '=', takeId)
    .where('submission_id', '=', owner.submissionId)
    .where('company_id', '=', owner.companyId)
    .execute();
}

/** undefined for a take that is not replaced. */
export async function findReplacedTake(
  transaction: Transaction,
  owner: Owner,
  takeId: string,
): Promise<ReplacedTake | undefined> {
  const row = await transaction
    .selectFrom('takes')
    .select(['mime', 'replaced_sha256', 'replaced_bytes'])
    .where('id', '=', takeId)
    .where('submission_id', '=', owner.submissionId)
    .where('company_id', '=', owner.companyId)
    .executeTakeFirst();
  if (row === undefined || row.replaced_sha256 === null || row.replaced_bytes === null) return undefined;
  return { takeId, mime: row.mime, sha256: row.replaced_sha256, sizeBytes: row.replaced_bytes };
}
