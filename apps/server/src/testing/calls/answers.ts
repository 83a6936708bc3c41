import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { createDiskStorage } from '../../platform/storage/index.ts';
import type { TestApp } from '../servers/test-app.ts';

type Place = { companyId: number; submissionId: number };

/** A ready answer, inserted into the database directly; its recording has no bytes. @returns the response's id. */
export async function addAnswer(
  { database }: TestApp,
  { companyId, submissionId, questionId }: Place & { questionId: number },
): Promise<number> {
  const takeId = randomUUID();
  const file = await database
    .insertInto('files')
    .values({
      company_id: companyId,
      storage_key: `takes/${takeId}`,
      name: 'answer.webm',
      mime: 'video/webm',
      size_bytes: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ofSubmission = { company_id: companyId, submission_id: submissionId, question_id: questionId };
  await database
    .insertInto('takes')
    .values({ ...ofSubmission, id: takeId, mime: 'video/webm', largest_bytes: 1 })
    .execute();
  const { id } = await database
    .insertInto('responses')
    .values({
      ...ofSubmission,
      take_id: takeId,
      file_id: file.id,
      processing_status: 'ready',
      sha256: Buffer.alloc(32),
      duration_seconds: 30,
      starts_at_seconds: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores bytes as the submission's joined video. @returns the file's id. */
export async function addJoinedVideo(
  { database, folder }: TestApp,
  { companyId, submissionId }: Place,
  content: string,
): Promise<number> {
  const storageKey = `videos/${randomUUID()}`;
  await createDiskStorage(`${folder}/files`).write(storageKey, Readable.from([content]));
  const { id } = await database
    .insertInto('files')
    .values({
      company_id: companyId,
      storage_key: storageKey,
      name: `interview-${submissionId}.mp4`,
      mime: 'video/mp4',
      size_bytes: content.length,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .updateTable('submissions')
    .set({ video_file_id: id, video_duration_seconds: 30 })
    .where('id', '=', submissionId)
    .execute();
  return id;
}
