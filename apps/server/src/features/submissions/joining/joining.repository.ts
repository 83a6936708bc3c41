import { filmVersion } from '@nimble/media';
import type { Database, Transaction } from '../../../platform/database/index.ts';

/**
 * `processing → pending` the first time; a submission already under review keeps its status. The poster comes later.
 */
export async function setJoinedVideo(
  transaction: Transaction,
  companyId: number,
  submissionId: number,
  video: { fileId: number; durationSeconds: number; status: 'pending' | undefined },
): Promise<void> {
  await transaction
    .updateTable('submissions')
    .set({
      video_file_id: video.fileId,
      poster_file_id: null,
      video_duration_seconds: video.durationSeconds,
      film_version: filmVersion,
      film_check: null,
      film_checked_at: null,
      recordings_removed_at: null,
      ...(video.status && { status: video.status }),
      updated_at: new Date(),
    })
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .execute();
}

/** Is any answer of a submission a recording? */
export async function hasRecordings(
  transaction: Transaction,
  companyId: number,
  submissionId: number,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('responses')
    .select('id')
    .where('company_id', '=', companyId)
    .where('submission_id', '=', submissionId)
    .where('take_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** `processing → pending` where there is nothing to join. @returns its job. */
export async function setPending(
  transaction: Transaction,
  companyId: number,
  submissionId: number,
): Promise<number> {
  const { job_id } = await transaction
    .updateTable('submissions')
    .set({ status: 'pending', updated_at: new Date() })
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .where('status', '=', 'processing')
    .returning('job_id')
    .executeTakeFirstOrThrow();
  return job_id;
}

/** The stored joined video; undefined before there is one. */
export function findJoinedVideo(database: Database, companyId: number, submissionId: number) {
  return database
    .selectFrom('submissions')
    .innerJoin('files', 'files.id', 'submissions.video_file_id')
    .select([
      'files.id as file_id',
      'files.storage_key',
      'submissions.video_duration_seconds',
      'submissions.poster_file_id',
    ])
    .where('submissions.company_id', '=', companyId)
    .where('submissions.id', '=', submissionId)
    .executeTakeFirst();
}

export async function setPoster(
  transaction: Transaction,
  companyId: number,
  submissionId: number,
  fileId: number,
): Promise<void> {
  await transaction
    .updateTable('submissions')
    .set({ poster_file_id: fileId, updated_at: new Date() })
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .execute();
}
