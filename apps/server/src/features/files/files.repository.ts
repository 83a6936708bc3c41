import type { Database } from '../../platform/database/index.ts';

/** Is it the resume or an answer of this submission? By id alone: the cookie that names the submission was checked. */
export async function isFileOfSubmission(
  database: Database,
  submissionId: number,
  fileId: number,
): Promise<boolean> {
  const row = await database
    .selectFrom('submissions')
    .leftJoin('responses', (join) =>
      join.onRef('responses.submission_id', '=', 'submissions.id').on('responses.file_id', '=', fileId),
    )
    .select('submissions.id')
    .where('submissions.id', '=', submissionId)
    .where(({ or, eb }) =>
      or([eb('submissions.resume_file_id', '=', fileId), eb('responses.id', 'is not', null)]),
    )
    .executeTakeFirst();
  return row !== undefined;
}
