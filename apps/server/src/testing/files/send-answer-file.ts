import { createHash, randomUUID } from 'node:crypto';
import { bytesOfMegabyte, type FileKind, fileKinds } from '@nimble/contracts/answers';
import { begunInterview, tus } from '../journeys.ts';
import type { TestApp } from '../servers/test-app.ts';

/** A question to be answered by file. */
export function askedForFiles({
  kinds = fileKinds,
  maximumBytes = bytesOfMegabyte,
  maximumFiles = 1,
}: {
  kinds?: readonly FileKind[];
  maximumBytes?: number;
  maximumFiles?: number;
} = {}) {
  return [{ format: 'file', kinds, maximumBytes, maximumFiles }];
}

/** A begun interview whose questions have these formats. */
export async function begunWithFiles(
  nimble: TestApp,
  admin: string,
  formats: readonly (readonly object[])[],
  email?: string,
) {
  const questions = formats.map((each, index) => ({
    question: `What is number ${index}?`,
    time_limit: 60,
    required: true,
    formats: each,
  }));
  const data = { title: 'Drawer', description: 'Draws all day.', status: 'active', questions };
  const { body } = await nimble.call('POST', '/api/jobs/create-with-auth', { token: admin, body: { data } });
  const { token, submissionId } = await begunInterview(nimble, body.data, email);
  const open = await nimble.call('GET', '/api/interviews/current', { token });
  const questionIds: number[] = open.body.data.job.questions.map(({ id }: { id: number }) => id);
  return { token, submissionId, questionIds, jobId: body.data.id as number };
}

/** Announces a file, sends its bytes by tus, and finishes it. @returns the first answer that is no success. */
export async function sendAnswerFile(
  nimble: TestApp,
  token: string,
  questionId: number,
  bytes: Buffer,
  name = 'portfolio.pdf',
) {
  const take = randomUUID();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const path = `/api/interviews/current/answers/${questionId}/files`;
  const call = (method: 'POST' | 'PUT', url: string, data: object) =>
    nimble.call(method, url, { token, body: { data } });
  const announced = await call('POST', path, { take, name, size: bytes.length });
  if (announced.status !== 200) return { ...announced, take, sha256 };
  await nimble.app.inject({
    method: 'PATCH',
    url: `/api/uploads/takes/${take}`,
    headers: {
      ...tus,
      authorization: `Bearer ${token}`,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    payload: bytes,
  });
  return { ...(await call('PUT', `${path}/${take}`, { sha256 })), take, sha256 };
}
