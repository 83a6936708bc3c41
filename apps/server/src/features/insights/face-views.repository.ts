import type { FaceView } from '@nimble/faces';
import type { Database, Transaction } from '../../platform/database/index.ts';

/** The counts of each answer's current recording. */
export async function findFaceViews(
  database: Database | Transaction,
  companyId: number,
  submissionId: number,
): Promise<Map<number, FaceView>> {
  const rows = await database
    .selectFrom('face_views')
    .innerJoin('responses', (join) =>
      join
        .onRef('responses.id', '=', 'face_views.response_id')
        .onRef('responses.file_id', '=', 'face_views.file_id'),
    )
    .select(['face_views.response_id', 'frames', 'blank', 'in_view', 'turned', 'out_of_view'])
    .where('face_views.company_id', '=', companyId)
    .where('face_views.submission_id', '=', submissionId)
    .execute();
  return new Map(
    rows.map(({ response_id, in_view, out_of_view, ...counts }) => [
      response_id,
      { ...counts, inView: in_view, outOfView: out_of_view },
    ]),
  );
}

type Answer = { companyId: number; submissionId: number; responseId: number; fileId: number };

/** The caller has locked the submission and checked the permission. */
export async function writeFaceView(
  transaction: Transaction,
  { companyId, submissionId, responseId, fileId }: Answer,
  { inView, outOfView, frames, blank, turned }: FaceView,
): Promise<void> {
  const counts = { frames, blank, turned, in_view: inView, out_of_view: JSON.stringify(outOfView) };
  await transaction
    .deleteFrom('face_views')
    .where('company_id', '=', companyId)
    .where('response_id', '=', responseId)
    .execute();
  await transaction
    .insertInto('face_views')
    .values({
      response_id: responseId,
      company_id: companyId,
      submission_id: submissionId,
      file_id: fileId,
      ...counts,
    })
    .execute();
}

export async function eraseFaceViews(
  database: Database | Transaction,
  companyId: number,
  submissionId: number,
): Promise<void> {
  await database
    .deleteFrom('face_views')
    .where('company_id', '=', companyId)
    .where('submission_id', '=', submissionId)
    .execute();
}

/** Deletes some counts of a company that does not use them any more. @returns how many. */
export async function eraseSomeUnusedFaceViews(
  database: Database,
  companyId: number,
  atMost: number,
): Promise<number> {
  const unused = database
    .selectFrom('face_views')
    .innerJoin('companies', 'companies.id', 'face_views.company_id')
    .select('response_id')
    .where('face_views.company_id', '=', companyId)
    .where((builder) =>
      builder.or([
        builder('companies.insights', '=', false),
        builder('companies.behavioral_insights', '=', false),
      ]),
    )
    .limit(atMost);
  const { numDeletedRows } = await database
    .deleteFrom('face_views')
    .where('response_id', 'in', unused)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
