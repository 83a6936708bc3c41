import { createHash, randomUUID } from 'node:crypto';
import { insightsConsentVersion } from '@nimble/contracts/insights';
import { consentVersion } from '@nimble/contracts/interviews';
import type { BuiltInRoleName, Permissions } from '@nimble/contracts/roles';
import type { TestApp } from './servers/test-app.ts';

/** A verified, signed-in admin of a new company. */
export async function signedInAdmin(
  { call, runTasks, mails }: TestApp,
  company: string,
): Promise<{ token: string; userId: number; companyId: number }> {
  const name = company.toLowerCase().replaceAll(' ', '');
  const email = `${name}@example.com`;
  const password = 'Secret12';
  await call('POST', '/api/users-permissions/auth/custom-register', {
    body: { company, username: name, email, password },
  });
  await runTasks();
  const link = mails.findLast((mail) => mail.to === email)?.action.url ?? '';
  await call('POST', '/api/users-permissions/auth/account-verification', {
    body: { verificationCode: link.split('/').at(-1) },
  });
  const { body } = await call('POST', '/api/users-permissions/user-login', {
    body: { identifier: email, password },
  });
  return { token: body.jwt, userId: body.user.id, companyId: body.user.company.id };
}

export const someQuestions = [
  { question: 'What do you do well?', time_limit: 60, required: true },
  { question: 'Anything to add?', time_limit: 120, required: false },
];

/** An active job with one required and one optional question. */
export async function activeJob({ call }: TestApp, token: string, title = 'Engineer') {
  const data = { title, description: 'Builds what people need.', status: 'active', questions: someQuestions };
  const { body } = await call('POST', '/api/jobs/create-with-auth', { token, body: { data } });
  return body.data as { id: number; shareToken: string; questions: { id: number }[] };
}

export function newSubmission(job: { id: number; shareToken: string }, email = 'candidate@example.com') {
  return {
    candidateName: 'Casey Smith',
    candidateEmail: email,
    job: job.id,
    shareToken: job.shareToken,
    deviceInfo: { timestamp: new Date().toISOString() },
    browserInfo: {
      userAgent: 'test',
      language: 'en',
      platform: 'test',
      cookieEnabled: true,
      onLine: true,
      screen: { width: 1280, height: 720, colorDepth: 24 },
    },
    consentVersion,
  };
}

export async function begunInterview(
  { call }: TestApp,
  job: { id: number; shareToken: string },
  email?: string,
  insightsConsent?: { performance: boolean; behavioral: boolean },
) {
  const data = {
    ...newSubmission(job, email),
    ...(insightsConsent && { insightsConsent: { ...insightsConsent, version: insightsConsentVersion } }),
  };
  const { body } = await call('POST', '/api/submissions', { body: { data } });
  return { token: body.token as string, submissionId: body.data.submission.id as number };
}

/** A submission that can be reviewed, of a new job; without answers. */
export async function finishedSubmission(nimble: TestApp, adminToken: string) {
  const job = await activeJob(nimble, adminToken);
  const { token, submissionId } = await begunInterview(nimble, job);
  await nimble.database
    .updateTable('submissions')
    .set({ status: 'pending' })
    .where('id', '=', submissionId)
    .execute();
  return { job, submissionId, candidateToken: token };
}

/** Moves a signed-in user into a company with a role: a built-in one, or a new one with these permissions. */
export async function moveIntoRole(
  { database }: TestApp,
  { userId, companyId }: { userId: number; companyId: number },
  role: BuiltInRoleName | { name: string; permissions: Permissions },
): Promise<void> {
  const { id } =
    typeof role === 'string'
      ? await database
          .selectFrom('roles')
          .select('id')
          .where('company_id', 'is', null)
          .where('name', '=', role)
          .executeTakeFirstOrThrow()
      : await database
          .insertInto('roles')
          .values({ company_id: companyId, name: role.name, permissions: JSON.stringify(role.permissions) })
          .returning('id')
          .executeTakeFirstOrThrow();
  await database
    .updateTable('users')
    .set({ company_id: companyId, role_id: id })
    .where('id', '=', userId)
    .execute();
}

export const tus = { 'tus-resumable': '1.0.0' };

/** Sends a take by tus in slices, as a browser does, and returns what accepting it needs. */
export async function sendTake(
  { app }: TestApp,
  token: string,
  questionId: number,
  bytes: Buffer,
  slices = 3,
  mimeType = 'video/webm;codecs=vp8,opus',
  takeId: string = randomUUID(),
) {
  const authorization = `Bearer ${token}`;
  const encode = (value: string) => Buffer.from(value).toString('base64');
  const metadata = `takeId ${encode(takeId)},questionId ${encode(`${questionId}`)},mimeType ${encode(mimeType)}`;
  const created = await app.inject({
    method: 'POST',
    url: '/api/uploads/takes',
    headers: { ...tus, authorization, 'upload-defer-length': '1', 'upload-metadata': metadata },
  });
  const size = Math.ceil(bytes.length / slices);
  for (let offset = 0; offset < bytes.length; offset += size) {
    const payload = bytes.subarray(offset, offset + size);
    const headers = {
      ...tus,
      authorization,
      'upload-offset': `${offset}`,
      'content-type': 'application/offset+octet-stream',
    };
    await app.inject({ method: 'PATCH', url: `/api/uploads/takes/${takeId}`, headers, payload });
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return {
    created: created.statusCode,
    accept: { question: questionId, take: takeId, sha256, fileSize: bytes.length, duration: 2 },
  };
}

const boundary = 'nimbleboundary';

export async function attachResume({ app }: TestApp, token: string, content: Buffer, name = 'cv.pdf') {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const response = await app.inject({
    method: 'POST',
    url: '/api/interviews/current/resume',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}

export const somePdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

/** Uploads a file for a question. */
export async function uploadQuestionMedia({ app }: TestApp, token: string, bytes: Buffer, name: string) {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n\r\n`;
  const response = await app.inject({
    method: 'POST',
    url: '/api/question-media',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return { status: response.statusCode, body: response.json() };
}

/** Uploads a file as a browser's form does; the path comes after it. */
export async function upload(
  { app }: TestApp,
  token: string,
  { bytes, path, name = 'picture.png' }: { bytes: Buffer; path?: string; name?: string },
) {
  const part = (head: string) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`;
  const payload = Buffer.concat([
    Buffer.from(part(`name="files"; filename="${name}"`)),
    bytes,
    Buffer.from(path === undefined ? '' : `\r\n${part('name="path"')}${path}`),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const response = await app.inject({
    method: 'POST',
    url: '/api/upload',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload,
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}
