import type { Database, Transaction } from '../../platform/database/index.ts';

export async function setJoinFailure(
  database: Database | Transaction,
  companyId: number,
  submissionId: number,
  failure: string | null,
): Promise<void> {
  await database
    .updateTable('submissions')
    .set({ join_failure: failure, updated_at: new Date() })
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .execute();
}

/** `processing → pending` the first time; a submission already under review keeps its status. */
export async function setJoinedVideo(
  transaction: Transaction,
  companyId: number,
  submissionId: number,
  video: { fileId: number; posterFileId: number; durationSeconds: number; status: 'pending' | undefined },
): Promise<void> {
  await transaction
    .updateTable('submissions')
    .set({
      video_file_id: video.fileId,
      poster_file_id: video.posterFileId,
      video_duration_seconds: video.durationSeconds,
      join_failure: null,
      ...(video.status && { status: video.status }),
      updated_at: new Date(),
    })
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .execute();
}

export async function setStart(
  transaction: Transaction,
  companyId: number,
  responseId: number,
  startsAtSeconds: number,
): Promise<void> {
  await transaction
    .updateTable('responses')
    .set({ starts_at_seconds: startsAtSeconds })
    .where('company_id', '=', companyId)
    .where('id', '=', responseId)
    .execute();
}

/** Under which key the joined video is stored; undefined before there is one. */
export async function findVideoKey(
  database: Database,
  companyId: number,
  submissionId: number,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('submissions')
    .innerJoin('files', 'files.id', 'submissions.video_file_id')
    .select('files.storage_key')
    .where('submissions.company_id', '=', companyId)
    .where('submissions.id', '=', submissionId)
    .executeTakeFirst();
  return row?.storage_key;
}
