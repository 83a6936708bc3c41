import { randomUUID } from 'node:crypto';
import type { RouteContract } from '@nimble/contracts';
import { insightsConsentVersion } from '@nimble/contracts/insights';
import { addAnswer } from './answers.ts';
import { finishedSubmission, newSubmission, someQuestions } from './journeys.ts';
import { addPerson, addRole } from './people.ts';
import type { TestApp } from './test-app.ts';

/** What the calls of a test are about: one company with an admin, and what they work with. */
export type Scene = {
  companyId: number;
  /** The admin. */
  userId: number;
  /** Somebody who was invited and is a viewer. */
  memberId: number;
  /** A role of the company that nobody has. */
  roleId: number;
  submissionId: number;
  /** Of the job; its mail has failed. */
  invitationId: number;
  /** The answer to the job's first question. */
  responseId: number;
  /** The admin's. */
  videoCommentId: number;
  guestLinkId: number;
  apiTokenId: number;
  webhookId: number;
  /** Of the webhook. */
  deliveryId: number;
  /** The admin's. */
  notificationId: number;
  /** One of the company's own. */
  templateId: number;
  job: { id: number; shareToken: string; questions: readonly { id: number }[] };
};

/** People and roles for the calls about them. */
export async function sceneOfPeople(
  nimble: TestApp,
  companyId: number,
): Promise<Pick<Scene, 'memberId' | 'roleId'>> {
  const { roleId } = await addRole(nimble, companyId, { job: { view: true } });
  const { userId } = await addPerson(nimble, companyId, 'viewer', 'invited');
  return { memberId: userId, roleId };
}

/** A new scene in the admin's company, so that one call can change or delete what it is about. */
export async function newScene(
  nimble: TestApp,
  admin: { token: string; userId: number; companyId: number },
): Promise<Scene & { candidateToken: string; guestToken: string }> {
  const { job, submissionId, candidateToken } = await finishedSubmission(nimble, admin.token);
  const people = await sceneOfPeople(nimble, admin.companyId);
  const template = await nimble.call('POST', '/api/job-templates', {
    token: admin.token,
    body: { data: { job: job.id, category: 'technology' } },
  });
  const { companyId, token } = admin;
  const questionId = job.questions[0]?.id ?? 0;
  const responseId = await addAnswer(nimble, { companyId, submissionId, questionId });
  const comment = await nimble.call('POST', `/api/submissions/${submissionId}/video-comments`, {
    token,
    body: { data: { responseId, second: 1, comment: 'Well said.' } },
  });
  const guest = await nimble.call('POST', `/api/jobs/${job.id}/guest-links`, {
    token,
    body: { data: { purpose: 'Kim', candidates: [submissionId], showsNames: false, days: 7 } },
  });
  const apiToken = await nimble.call('POST', '/api/api-tokens', { token, body: { data: apiTokenData } });
  const webhook = await nimble.call('POST', '/api/webhooks', { token, body: { data: webhookData } });
  const webhookId = webhook.body.data.webhook.id;
  const delivery = await nimble.call('POST', `/api/webhooks/${webhookId}/ping`, { token });
  return {
    responseId,
    webhookId,
    deliveryId: delivery.body.data.id,
    apiTokenId: apiToken.body.data.token.id,
    videoCommentId: comment.body.data.id,
    guestLinkId: guest.body.data.link.id,
    guestToken: guest.body.data.address.split('#')[1],
    notificationId: await notificationOf(nimble, admin),
    companyId: admin.companyId,
    userId: admin.userId,
    ...people,
    job,
    invitationId: await failedInvitation(nimble, admin.companyId, job.id),
    templateId: template.body.data.id,
    submissionId,
    candidateToken,
  };
}

const apiTokenData = { name: 'Warehouse', permissions: { job: { view: true } }, days: 30 };

const webhookData = { url: 'https://hooks.example.invalid/nimble', events: ['job.published'] };

async function notificationOf(
  nimble: TestApp,
  { companyId, userId }: { companyId: number; userId: number },
): Promise<number> {
  const { id } = await nimble.database
    .insertInto('notifications')
    .values({ company_id: companyId, user_id: userId, type: 'info', title: 'News', message: 'Of the day.' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function failedInvitation(nimble: TestApp, companyId: number, jobId: number): Promise<number> {
  const { rows } = await nimble.pool.query<{ id: number }>(
    `INSERT INTO job_invitations (company_id, job_id, email, failure, failed_at)
     VALUES ($1, $2, 'missed@example.com', 'refused', now()) RETURNING id`,
    [companyId, jobId],
  );
  return rows[0]?.id ?? 0;
}

export const unknownTakeId = '00000000-0000-4000-8000-000000000000';

/** What `:id` means in `/api/<room>/…`. */
const idOf: Record<string, (scene: Scene) => number> = {
  'api-tokens': ({ apiTokenId }) => apiTokenId,
  companies: ({ companyId }) => companyId,
  logos: () => 1,
  files: () => 1,
  upload: () => 1,
  'guest-links': ({ guestLinkId }) => guestLinkId,
  jobs: ({ job }) => job.id,
  questions: ({ job }) => job.questions[0]?.id ?? 0,
  'submission-responses': ({ responseId }) => responseId,
  notifications: ({ notificationId }) => notificationId,
  'job-templates': ({ templateId }) => templateId,
  roles: ({ roleId }) => roleId,
  staff: ({ memberId }) => memberId,
  submissions: ({ submissionId }) => submissionId,
  users: ({ userId }) => userId,
  'video-comments': ({ videoCommentId }) => videoCommentId,
  webhooks: ({ webhookId }) => webhookId,
};

/** A body that each route takes; one with a body schema that is not named here fails the tests that ask for it. */
const bodies: Record<string, (scene: Scene) => object> = {
  'POST /api/users-permissions/user-login': () => ({
    identifier: 'nobody@example.com',
    password: 'Secret12',
  }),
  'POST /api/users-permissions/auth/custom-register': () => ({
    company: 'Newcomers',
    username: 'newcomer',
    email: 'newcomer@example.com',
    password: 'Secret12',
  }),
  'POST /api/users-permissions/auth/account-verification': () => ({ verificationCode: 'unknown' }),
  'POST /api/users-permissions/auth/send-email-confirmation': () => ({ email: 'nobody@example.com' }),
  'POST /api/users-permissions/auth/company-registration': () => ({
    company: `Newcomers ${randomUUID().slice(0, 8)}`,
  }),
  'POST /api/users-permissions/mail/forgot-password': () => ({ email: 'nobody@example.com' }),
  'POST /api/auth/reset-password': () => ({
    verificatationCode: 'unknown',
    password: 'Fresh-Password-9',
    passwordConfirmation: 'Fresh-Password-9',
  }),
  'POST /api/master-setup': () => ({
    token: 'unknown',
    password: 'Fresh-Password-9',
    passwordConfirmation: 'Fresh-Password-9',
  }),
  'POST /api/master-setup/open': () => ({ token: 'unknown' }),
  'POST /api/users-permissions/user-login/two-factor': () => ({ challenge: 'unknown', code: '123456' }),
  'PUT /api/users/:id': () => ({
    displayName: 'Ada Lovelace',
    firstName: 'Ada',
    lastName: 'Lovelace',
    position: 'Recruiter',
    bio: 'Likes machines.',
    phone: '+44 2079460018',
    location: 'London',
    website: 'https://example.com',
    theme: 'dark',
  }),
  'POST /api/auth/change-password': () => ({
    currentPassword: 'Secret12',
    password: 'Another34',
    passwordConfirmation: 'Another34',
  }),
  'POST /api/auth/two-factor/set-up': () => ({ password: 'Secret12' }),
  'POST /api/auth/two-factor/confirm': () => ({ code: '123456' }),
  'POST /api/auth/two-factor/recovery-codes': () => ({ password: 'Secret12', code: '123456' }),
  'POST /api/auth/two-factor/disable': () => ({ password: 'Secret12', code: '123456' }),
  'POST /api/roles/create': () => roleBody(),
  'PUT /api/roles/update/:id': () => roleBody(),
  'POST /api/users-permissions/users/invite': ({ roleId }) => ({
    username: randomUUID(),
    email: `${randomUUID()}@example.com`,
    password: 'simple',
    role: roleId,
  }),
  'PUT /api/staff/updaterole/:id': ({ roleId }) => ({ role: roleId }),
  'POST /api/jobs/create-with-auth': () => ({
    data: {
      title: 'Engineer',
      description: 'Builds what people need.',
      type: 'full-time',
      experience: 'mid',
      currency: 'USD',
      status: 'draft',
      questions: someQuestions,
    },
  }),
  'POST /api/jobs': () => ({
    data: {
      title: 'Engineer',
      description: 'Builds what people need.',
      type: 'full-time',
      questions: someQuestions,
    },
  }),
  'POST /api/questions': ({ job }) => ({
    data: { job: job.id, question: 'What would you build first?', time_limit: 90, required: false },
  }),
  'PUT /api/questions/:id': () => ({ data: { question: 'What have you built?', order: 1 } }),
  'POST /api/notifications': () => ({ data: { type: 'info', title: 'News', message: 'Of the day.' } }),
  'PUT /api/job-templates/:id': () => ({ data: { title: 'Engineer again', category: 'sales' } }),
  'PUT /api/jobs/:id': () => ({
    data: { title: 'Engineer', description: 'Builds what people need.', type: 'contract', status: 'active' },
  }),
  'POST /api/jobs/:id/invitations': () => ({ data: { emails: [`${randomUUID()}@example.com`] } }),
  'POST /api/jobs/:id/guest-links': ({ submissionId }) => ({
    data: { purpose: 'The head of baking', candidates: [submissionId], showsNames: true, days: 7 },
  }),
  'POST /api/guest/comments': ({ responseId }) => ({
    data: { name: 'Kim', responseId, second: 2, comment: 'Clear.' },
  }),
  'PUT /api/jobs/:id/criteria': () => ({ data: { criteria: ['Taste', 'Patience'] } }),
  'PUT /api/submissions/:id/scorecard': () => ({
    data: { ratings: [{ criterion: 'Motivation', questionId: null, stars: 4, comment: '' }], give: false },
  }),
  'POST /api/submissions/:id/video-comments': ({ responseId }) => ({
    data: { responseId, second: 2, comment: 'Clear.' },
  }),
  'PUT /api/jobs/:id/extra-time': () => ({ data: { email: `${randomUUID()}@example.com`, factor: 1.5 } }),
  'POST /api/webhooks': () => ({ data: webhookData }),
  'PUT /api/webhooks/:id': () => ({ data: { events: ['submission.finished'], isOn: true } }),
  'POST /api/api-tokens': () => ({ data: apiTokenData }),
  'PUT /api/companies/:id': () => ({ data: { website: 'https://example.com', primaryColor: '#1d4ed8' } }),
  'PUT /api/plans/current': () => ({ data: { plan: 'enterprise', billing: 'annual' } }),
  'PUT /api/companies/:id/insights': () => ({ data: { insights: true, behavioral: true } }),
  'PUT /api/notifications/mails': () => ({ data: { mails: 'daily', hour: 7 } }),
  'PUT /api/notifications/:id': () => ({ data: { read: true } }),
  'POST /api/job-templates': ({ job }) => ({ data: { job: job.id, category: 'technology' } }),
  'PUT /api/jobs/:id/with-questions': () => ({ data: { title: 'Engineer', questions: someQuestions } }),
  'POST /api/submissions/validate-email': ({ job }) => ({ email: 'nobody@example.com', jobId: job.id }),
  'POST /api/interviews/current/line': () => ({ padding: '0A' }),
  'POST /api/interviews/mine': () => ({ token: 'unknown' }),
  'POST /api/interviews/mine/withdraw-insights': () => ({ token: 'unknown' }),
  'PUT /api/interviews/current/insights-consent': () => ({
    data: { performance: true, behavioral: false, version: insightsConsentVersion },
  }),
  'POST /api/interviews/mine/erase': () => ({ token: 'unknown' }),
  'POST /api/interviews/opened': ({ job }) => ({ shareToken: job.shareToken }),
  'POST /api/interviews/continue': ({ job }) => ({ shareToken: job.shareToken, email: 'nobody@example.com' }),
  'POST /api/submissions': ({ job }) => ({ data: newSubmission(job) }),
  'PUT /api/submissions/:id': () => ({ data: { notes: 'Good.', status: 'reviewed', rating: 80 } }),
  'POST /api/submission-responses': ({ job }) => ({
    data: {
      question: job.questions[0]?.id,
      take: unknownTakeId,
      sha256: '0'.repeat(64),
      fileSize: 1000,
      duration: 2,
    },
  }),
};

const roleBody = () => ({
  ...{ name: `Role ${randomUUID()}`, description: 'Finds people for the team.' },
  predefinedPermissions: { job: { view: true } },
});

export const nameOf = ({ method, url }: Pick<RouteContract, 'method' | 'url'>) => `${method} ${url}`;

/** What has to stand behind the address. */
const queries: Record<string, string> = { 'GET /api/resumes/search': '?query=word' };

/** The route's address with ids of things that exist. */
export function sampleAddress(route: RouteContract, scene: Scene): string {
  return `${route.url}${queries[nameOf(route)] ?? ''}`
    .replace(':id', () => `${sampleId(route, scene)}`)
    .replace(':invitationId', `${scene.invitationId}`)
    .replace(':deliveryId', `${scene.deliveryId}`)
    .replace(':linkId', `${scene.guestLinkId}`)
    .replace(':fileId', '1')
    .replace(':takeId', unknownTakeId)
    .replace(':task', 'join')
    .replace(':number', '1')
    .replace(':sessionId', unknownTakeId)
    .replace(':jobId', `${scene.job.id}`)
    .replace(':jobToken', scene.job.shareToken);
}

function sampleId(route: RouteContract, scene: Scene): number {
  const room = route.url.split('/')[2] ?? '';
  const id = idOf[room]?.(scene);
  if (id === undefined) throw new Error(`Say in sample-calls.ts what :id means in ${route.url}`);
  return id;
}

/** A body that passes the route's validation; undefined for a route without one. */
export function sampleBody(route: RouteContract, scene: Scene): object | undefined {
  if (route.schema.body === undefined) return undefined;
  const body = bodies[nameOf(route)]?.(scene);
  if (body === undefined) throw new Error(`Give ${nameOf(route)} a body in sample-calls.ts`);
  return body;
}
