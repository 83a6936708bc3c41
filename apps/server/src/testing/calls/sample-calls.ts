import type { RouteContract } from '@nimble/contracts';
import { finishedSubmission } from '../journeys.ts';
import { addPerson, addRole } from '../people.ts';
import type { TestApp } from '../servers/test-app.ts';
import { addThings } from '../things-of-scene.ts';
import { addAnswer } from './answers.ts';
import { sampleBodies, unknownTakeId } from './sample-bodies.ts';
import type { Scene } from './scene.ts';

/** People and roles for the calls about them. */
export async function sceneOfPeople(
  nimble: TestApp,
  companyId: number,
): Promise<Pick<Scene, 'memberId' | 'roleId'>> {
  const { roleId } = await addRole(nimble, companyId, { job: { view: true } });
  const { userId } = await addPerson(nimble, companyId, 'viewer', 'invited');
  return { memberId: userId, roleId };
}

/** A new scene in the admin's company, so that one call can change or delete its target. */
export async function newScene(
  nimble: TestApp,
  admin: { token: string; userId: number; companyId: number },
): Promise<Scene & { candidateToken: string; guestToken: string }> {
  const { companyId, token } = admin;
  const { job, submissionId, candidateToken } = await finishedSubmission(nimble, token);
  const people = await sceneOfPeople(nimble, companyId);
  const questionId = job.questions[0]?.id ?? 0;
  const responseId = await addAnswer(nimble, { companyId, submissionId, questionId });
  const things = await addThings(nimble, { ...admin, job, submissionId, responseId });
  return {
    ...things,
    responseId,
    notificationId: await notificationOf(nimble, admin),
    otherCompanyId: await otherCompany(nimble),
    companyId,
    userId: admin.userId,
    ...people,
    job,
    invitationId: await failedInvitation(nimble, companyId, job.id),
    exportId: await failedExport(nimble, admin),
    batchId: await batchOf(nimble, companyId, job.id),
    submissionId,
    candidateToken,
  };
}

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

async function otherCompany(nimble: TestApp): Promise<number> {
  const { rows } = await nimble.pool.query<{ id: number }>(
    `INSERT INTO companies (name, primary_color, secondary_color, accent_color)
     VALUES (gen_random_uuid()::text, '#000', '#000', '#000') RETURNING id`,
  );
  return rows[0]?.id ?? 0;
}

async function failedInvitation(nimble: TestApp, companyId: number, jobId: number): Promise<number> {
  const { rows } = await nimble.pool.query<{ id: number }>(
    `INSERT INTO job_invitations (company_id, job_id, email, failure, failed_at)
     VALUES ($1, $2, 'missed@example.com', 'refused', now()) RETURNING id`,
    [companyId, jobId],
  );
  return rows[0]?.id ?? 0;
}

async function failedExport(
  nimble: TestApp,
  { companyId, userId }: { companyId: number; userId: number },
): Promise<number> {
  const { rows } = await nimble.pool.query<{ id: number }>(
    `INSERT INTO exports (company_id, user_id, format, query, options, language, time_zone, state, failure, candidates,
       name, storage_key, expires_at)
     VALUES ($1, $2, 'csv', '{}', '{}', 'en', 'UTC', 'failed', 'failed', 1, 'Candidates.csv', gen_random_uuid()::text,
       now() + interval '1 day') RETURNING id`,
    [companyId, userId],
  );
  return rows[0]?.id ?? 0;
}

async function batchOf(nimble: TestApp, companyId: number, jobId: number): Promise<number> {
  const { rows } = await nimble.pool.query<{ id: number }>(
    'INSERT INTO invitation_batches (company_id, job_id) VALUES ($1, $2) RETURNING id',
    [companyId, jobId],
  );
  return rows[0]?.id ?? 0;
}

/** What `:id` means in `/api/<things>/…`. */
const idOf: Record<string, (scene: Scene) => number> = {
  'api-tokens': ({ apiTokenId }) => apiTokenId,
  companies: ({ companyId }) => companyId,
  exports: ({ exportId }) => exportId,
  installation: ({ otherCompanyId }) => otherCompanyId,
  invitations: ({ invitationId }) => invitationId,
  logos: () => 1,
  files: () => 1,
  upload: () => 1,
  'bulk-actions': ({ bulkActionId }) => bulkActionId,
  'guest-links': ({ guestLinkId }) => guestLinkId,
  jobs: ({ job }) => job.id,
  'question-media': ({ mediaId }) => mediaId,
  questions: ({ job }) => job.questions[0]?.id ?? 0,
  'submission-responses': ({ responseId }) => responseId,
  notifications: ({ notificationId }) => notificationId,
  'job-templates': ({ templateId }) => templateId,
  roles: ({ roleId }) => roleId,
  staff: ({ memberId }) => memberId,
  submissions: ({ submissionId }) => submissionId,
  stages: ({ stageId }) => stageId,
  tags: ({ tagId }) => tagId,
  users: ({ userId }) => userId,
  'video-comments': ({ videoCommentId }) => videoCommentId,
  'library-questions': ({ libraryQuestionId }) => libraryQuestionId,
  views: ({ viewId }) => viewId,
  webhooks: ({ webhookId }) => webhookId,
};

export const nameOf = ({ method, url }: Pick<RouteContract, 'method' | 'url'>) => `${method} ${url}`;

/** The required query. */
const queries: Record<string, string> = {
  'GET /api/invitations': '?externalId=sample',
  'GET /api/resumes/search': '?query=word',
};

/** The route's address with ids of existing records. */
export function sampleAddress(route: RouteContract, scene: Scene): string {
  const address = `${route.url}${queries[nameOf(route)] ?? ''}`
    .replace(':id', () => `${sampleId(route, scene)}`)
    .replace(':invitationId', `${scene.invitationId}`)
    .replace(':batchId', `${scene.batchId}`)
    .replace(':deliveryId', `${scene.deliveryId}`)
    .replace(':mailId', '1')
    .replace(':userId', `${scene.userId}`)
    .replace(':tagId', `${scene.tagId}`)
    .replace(':kind', 'rejected')
    .replace(':language', 'en')
    .replace(':linkId', `${scene.guestLinkId}`)
    .replace(':fileId', '1')
    .replace(':takeId', unknownTakeId)
    .replace(':questionId', `${scene.job.questions[0]?.id ?? 0}`)
    .replace(':task', 'join')
    .replace(':plan', 'starter')
    .replace(':name', 'whisper-tiny')
    .replace(':number', '1')
    .replace(':sessionId', unknownTakeId)
    .replace(':jobId', `${scene.job.id}`)
    .replace(':jobToken', scene.job.shareToken);
  const left = /:\w+/.exec(address);
  if (left !== null) throw new Error(`Say in sample-calls.ts what ${left[0]} means in ${route.url}`);
  return address;
}

function sampleId(route: RouteContract, scene: Scene): number {
  const things = route.url.split('/')[2] ?? '';
  const id = idOf[things]?.(scene);
  if (id === undefined) throw new Error(`Say in sample-calls.ts what :id means in ${route.url}`);
  return id;
}

/** A body that passes the route's validation; undefined for a route without one. */
export function sampleBody(route: RouteContract, scene: Scene): object | undefined {
  if (route.schema.body === undefined) return undefined;
  const body = sampleBodies[nameOf(route)]?.(scene);
  if (body === undefined) throw new Error(`Give ${nameOf(route)} a body in sample-bodies.ts`);
  return body;
}
