import { hash, randomBytes, randomUUID } from 'node:crypto';
import { uploadPaths } from '@nimble/contracts/files';
import { createSignedTokens } from '../../platform/signed-tokens.ts';
import { filePreparations } from '../files/file-preparations.ts';
import { picture } from '../files/pictures.ts';
import { attachResume, begunInterview, newSubmission, sendTake, somePdf, upload } from '../journeys.ts';
import { addPerson, openSession } from '../people.ts';
import type { TestApp } from '../servers/test-app.ts';
import { addAnswer, addJoinedVideo } from './answers.ts';
import type { Prepared, ValidRequest } from './prepared.ts';
import { secondFactorPreparations } from './second-factor-preparations.ts';
import { writingPreparations } from './writing-preparations.ts';

type Preparation = (prepared: Prepared) => Promise<Partial<ValidRequest>>;

const tokensOf = ({ config }: TestApp) => createSignedTokens(config.secret);
const always = (token: string) => async () => token;

/** An unfinished interview, with the token of its candidate. */
async function ownInterview({ nimble, scene }: Prepared) {
  const { token, submissionId } = await begunInterview(nimble, scene.job, 'going-on@example.com');
  return { token, submissionId, call: { token: always(token) } };
}

/** The code in the link of an email. */
export async function mailedCode(
  { database }: TestApp,
  userId: number,
  purpose: 'verification' | 'password-reset' | 'email-change',
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await database
    .insertInto('account_codes')
    .values({
      user_id: userId,
      purpose,
      code_hash: hash('sha256', code, 'buffer'),
      expires_at: tomorrow(),
      ...(purpose === 'email-change' && { email: `${randomUUID()}@example.com` }),
    })
    .execute();
  return code;
}

const tomorrow = () => new Date(Date.now() + 24 * 60 * 60 * 1000);

const waitingEmail: Preparation = async ({ nimble, owner }) => ({
  body: { code: await mailedCode(nimble, owner.userId, 'email-change') },
});

const boundary = 'nimbleboundary';

function form(name: string, type: string, content: Buffer): Pick<ValidRequest, 'body' | 'headers'> {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

async function uploadedLogo({ nimble, owner }: Prepared): Promise<number> {
  const path = uploadPaths.logo(owner.companyId);
  const { body } = await upload(nimble, owner.token, { bytes: await picture('png', 64, 64), path });
  return body[0].id;
}

async function shownLogo(prepared: Prepared): Promise<Partial<ValidRequest>> {
  const { nimble, owner } = prepared;
  const logo = await uploadedLogo(prepared);
  await nimble.call('PUT', `/api/companies/${owner.companyId}`, {
    token: owner.token,
    body: { data: { logo } },
  });
  return { path: `/api/logos/${logo}` };
}

async function signedFile({ nimble, scene }: Prepared): Promise<Partial<ValidRequest>> {
  return { path: tokensOf(nimble).fileUrl(await addJoinedVideo(nimble, scene, 'a film')) };
}

const unsubscribing: Preparation = async ({ nimble, owner }) => ({
  path: tokensOf(nimble).unsubscribePath(owner.userId),
});
const stoppingMails: Preparation = async ({ nimble, owner }) => ({
  path: tokensOf(nimble).mailStopPath(owner.companyId, Buffer.alloc(32).toString('base64url')),
});
/** The master's invitation code, from a sent email. */
export async function companyInvitation({ pool }: TestApp): Promise<{ id: number; code: string }> {
  const code = randomUUID();
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO company_invitations (email, code_hash, expires_at)
     VALUES ($1 || '@example.com', $2, now() + interval '1 day') RETURNING id`,
    [code, hash('sha256', code, 'buffer')],
  );
  return { id: rows[0]?.id ?? 0, code };
}
const personal: Preparation = async ({ nimble, scene }) => ({
  body: { token: tokensOf(nimble).signPersonal(scene.submissionId) },
});
const going: Preparation = async (prepared) => (await ownInterview(prepared)).call;

const tus = { 'tus-resumable': '1.0.0' };
const sent = Buffer.from('the first bytes');

async function begunTake(prepared: Prepared): Promise<Partial<ValidRequest>> {
  const { token } = await ownInterview(prepared);
  const { accept } = await sendTake(prepared.nimble, token, prepared.scene.job.questions[0]?.id ?? 0, sent);
  return { path: `/api/uploads/takes/${accept.take}`, token: always(token), headers: tus };
}

const freshPassword = 'Fresh-Password-9';

/** Valid while there is no master, and calls of a master have made some. */
async function masterToken({ nimble }: Prepared): Promise<string> {
  await nimble.pool.query(
    `UPDATE users SET role_id = (SELECT id FROM roles WHERE company_id IS NULL AND name = 'viewer')
     WHERE role_id = (SELECT id FROM roles WHERE company_id IS NULL AND name = 'master')`,
  );
  return (await nimble.dependencies.masterSetup.offerLink())?.split('#')[1] ?? '';
}

/** Preparations that a request needs besides its sample; by method and address. */
export const preparations: Record<string, Preparation> = {
  ...secondFactorPreparations,
  ...writingPreparations,
  ...filePreparations,
  'POST /api/users-permissions/user-login': async ({ nimble, owner }) => {
    const { email } = await addPerson(nimble, owner.companyId, 'viewer');
    return { body: { identifier: email, password: 'Secret12' } };
  },
  'POST /api/users-permissions/auth/company-registration': async ({ nimble }) => {
    const { userId } = await addPerson(nimble, null, 'authenticated');
    return { token: () => openSession(nimble, userId) };
  },
  'POST /api/users-permissions/auth/account-verification': async ({ nimble, owner }) => {
    const { userId } = await addPerson(nimble, owner.companyId, 'viewer', 'invited');
    return { body: { verificationCode: await mailedCode(nimble, userId, 'verification') } };
  },
  'POST /api/auth/reset-password': async ({ nimble, owner }) => {
    const { userId } = await addPerson(nimble, owner.companyId, 'viewer');
    const verificatationCode = await mailedCode(nimble, userId, 'password-reset');
    return { body: { verificatationCode, password: freshPassword, passwordConfirmation: freshPassword } };
  },
  'POST /api/auth/email-change/resend': async ({ nimble, owner }) => {
    await mailedCode(nimble, owner.userId, 'email-change');
    return {};
  },
  'POST /api/auth/email-change/open': waitingEmail,
  'POST /api/auth/email-change/confirm': waitingEmail,
  'POST /api/master-setup/open': async (prepared) => ({ body: { token: await masterToken(prepared) } }),
  'POST /api/master-setup': async (prepared) => ({
    body: {
      token: await masterToken(prepared),
      password: freshPassword,
      passwordConfirmation: freshPassword,
    },
  }),
  'DELETE /api/auth/sessions/:sessionId': async ({ nimble, owner }) => {
    await openSession(nimble, owner.userId);
    const { id } = await nimble.database
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', owner.userId)
      .limit(1)
      .executeTakeFirstOrThrow();
    return { path: `/api/auth/sessions/${id}` };
  },
  'GET /api/files/:id': signedFile,
  'HEAD /api/files/:id': signedFile,
  'GET /api/guest-media/:linkId/:fileId': async ({ nimble, scene }) => {
    const fileId = await addJoinedVideo(nimble, scene, 'a film');
    return { path: tokensOf(nimble).guestFileUrl({ guestLinkId: scene.guestLinkId, fileId }) };
  },
  'GET /api/submissions/:id/captions': async ({ nimble, scene }) => {
    await addJoinedVideo(nimble, scene, 'a film');
    return { path: tokensOf(nimble).captionsUrl(scene.submissionId) };
  },
  'GET /api/logos/:id': shownLogo,
  'POST /api/question-media': async () => form('picture.png', 'image/png', await picture('png', 64, 64)),
  'POST /api/upload': async () => form('picture.png', 'image/png', await picture('png', 64, 64)),
  'DELETE /api/upload/files/:id': async (prepared) => ({
    path: `/api/upload/files/${await uploadedLogo(prepared)}`,
  }),
  'GET /api/mail-stops': stoppingMails,
  'POST /api/mail-stops': stoppingMails,
  'POST /api/company-invitations/open': async ({ nimble }) => {
    const { code } = await companyInvitation(nimble);
    return { body: { token: code } };
  },
  'DELETE /api/installation/invitations/:invitationId': async ({ nimble }) => {
    const { id } = await companyInvitation(nimble);
    return { path: `/api/installation/invitations/${id}` };
  },
  'GET /api/notifications/unsubscribe': unsubscribing,
  'POST /api/notifications/unsubscribe': unsubscribing,
  'POST /api/interviews/mine': personal,
  'POST /api/interviews/mine/withdraw-insights': personal,
  'POST /api/interviews/mine/erase': personal,
  'GET /api/interviews/current': going,
  'GET /api/interviews/current/recordings': going,
  'POST /api/submissions': async ({ scene }) => ({
    body: { data: newSubmission(scene.job, 'another@example.com') },
  }),
  'POST /api/submissions/:id/tasks/:task/retry': async ({ nimble, scene }) => {
    const { companyId: company_id, submissionId: submission_id } = scene;
    await nimble.database
      .insertInto('media_tasks')
      .values({ company_id, submission_id, task: 'join', state: 'failed', progress: 0 })
      .execute();
    return {};
  },
  'POST /api/interviews/current/line': going,
  'PUT /api/interviews/current/insights-consent': going,
  'POST /api/interviews/current/resume': async (prepared) => ({
    ...(await going(prepared)),
    ...form('cv.pdf', 'application/pdf', somePdf),
  }),
  'POST /api/interviews/current/submit': async (prepared) => {
    const { submissionId, token, call } = await ownInterview(prepared);
    const { nimble, scene } = prepared;
    await attachResume(nimble, token, somePdf);
    for (const { id: questionId } of scene.job.questions)
      await addAnswer(nimble, { companyId: scene.companyId, submissionId, questionId });
    return call;
  },
  'POST /api/uploads/takes': async (prepared) => {
    const encode = (value: string) => Buffer.from(value).toString('base64');
    const questionId = `${prepared.scene.job.questions[0]?.id}`;
    const metadata = `takeId ${encode(randomUUID())},questionId ${encode(questionId)},mimeType ${encode('video/webm')}`;
    const headers = { ...tus, 'upload-defer-length': '1', 'upload-metadata': metadata };
    return { ...(await going(prepared)), headers };
  },
  'HEAD /api/uploads/takes/:takeId': begunTake,
  'GET /api/uploads/takes/:takeId/bytes': async (prepared) => {
    const { path, ...others } = await begunTake(prepared);
    return { ...others, path: `${path}/bytes` };
  },
  'DELETE /api/uploads/takes/:takeId': begunTake,
  'PATCH /api/uploads/takes/:takeId': async (prepared) => ({
    ...(await begunTake(prepared)),
    headers: {
      ...tus,
      'upload-offset': `${sent.length}`,
      'content-type': 'application/offset+octet-stream',
    },
    body: Buffer.from(', and more'),
  }),
  'POST /api/uploads/takes/:takeId/check': async (prepared) => {
    const { nimble, scene } = prepared;
    const { token, call } = await ownInterview(prepared);
    const { accept } = await sendTake(nimble, token, scene.job.questions[0]?.id ?? 0, sent);
    await nimble.call('POST', '/api/submission-responses', { token, body: { data: accept } });
    await nimble.database
      .updateTable('responses')
      .set({ processing_status: 'failed', failure: 'recording.not_checked' })
      .where('take_id', '=', accept.take)
      .execute();
    return { ...call, path: `/api/uploads/takes/${accept.take}/check` };
  },
  'POST /api/submission-responses': async (prepared) => {
    const { token, call } = await ownInterview(prepared);
    const question = prepared.scene.job.questions[0]?.id ?? 0;
    const { accept } = await sendTake(prepared.nimble, token, question, sent);
    return { ...call, body: { data: accept } };
  },
};
