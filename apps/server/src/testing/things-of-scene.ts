import { hash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { addAnswer } from './calls/answers.ts';
import { apiTokenData, libraryQuestionData, viewData, webhookData } from './calls/sample-bodies.ts';
import type { Scene } from './calls/scene.ts';
import { finishedSubmission, somePdf, uploadQuestionMedia } from './journeys.ts';
import { addCompany } from './people.ts';
import type { TestApp } from './servers/test-app.ts';

/** What the people of a company have made, beside the job and its candidate. */
type Things = Pick<
  Scene,
  | 'templateId'
  | 'videoCommentId'
  | 'tagId'
  | 'stageId'
  | 'viewId'
  | 'libraryQuestionId'
  | 'bulkActionId'
  | 'apiTokenId'
  | 'webhookId'
  | 'deliveryId'
  | 'guestLinkId'
  | 'mediaId'
> & { guestToken: string };
type Whose = Pick<Scene, 'companyId' | 'userId' | 'job' | 'submissionId' | 'responseId'> & { token: string };

/** Those that others are copies of, in a company of their own, which no test changes; null: not needed yet. */
const models = new WeakMap<TestApp['pool'], Things | null>();

/**
 * The first ones are made by calls; further ones are copies of such, which cost a tenth: the tests of all routes need a
 * thousand scenes.
 */
export async function addThings(nimble: TestApp, whose: Whose): Promise<Things> {
  const known = models.get(nimble.pool);
  if (known === undefined) {
    models.set(nimble.pool, null);
    return makeThings(nimble, whose);
  }
  const model = known ?? (await makeModel(nimble));
  models.set(nimble.pool, model);
  return copyThings(nimble, model, whose);
}

async function makeModel(nimble: TestApp): Promise<Things> {
  const admin = await addCompany(nimble);
  const { job, submissionId } = await finishedSubmission(nimble, admin.token);
  const { companyId } = admin;
  const questionId = job.questions[0]?.id ?? 0;
  const responseId = await addAnswer(nimble, { companyId, submissionId, questionId });
  return makeThings(nimble, { ...admin, job, submissionId, responseId });
}

async function makeThings(nimble: TestApp, whose: Whose): Promise<Things> {
  const { token, userId, job, submissionId, responseId } = whose;
  const post = async (path: string, data: object) =>
    (await nimble.call('POST', path, { token, body: { data } })).body.data;
  const template = await post('/api/job-templates', { job: job.id, category: 'technology' });
  const comment = { responseId, second: 1, comment: 'Well said.' };
  const videoComment = await post(`/api/submissions/${submissionId}/video-comments`, comment);
  await nimble.call('PUT', `/api/submissions/${submissionId}/reviewers/${userId}`, {
    token,
    body: { data: { dueOn: null } },
  });
  const tag = await post('/api/tags', { name: `Tag ${submissionId}`, color: 'blue' });
  await nimble.call('PUT', `/api/submissions/${submissionId}/tags/${tag.id}`, { token });
  const stage = await post('/api/stages', { name: `Stage ${submissionId}`, status: 'in_review' });
  const view = await post('/api/views', { ...viewData, name: `View ${job.id}`, filters: { job: job.id } });
  const libraryQuestion = await post('/api/library-questions', libraryQuestionData);
  const bulkAction = await post('/api/bulk-actions', {
    change: { kind: 'extra_time', factor: 1 },
    selection: { by: 'ids', submissions: [{ id: submissionId }] },
  });
  const apiToken = await post('/api/api-tokens', apiTokenData);
  const webhookId = await makeWebhook(nimble, token);
  const delivery = await nimble.call('POST', `/api/webhooks/${webhookId}/ping`, { token });
  const guest = await post(`/api/jobs/${job.id}/guest-links`, {
    purpose: 'Kim',
    candidates: [submissionId],
    showsNames: false,
    days: 7,
  });
  const media = await uploadQuestionMedia(nimble, token, somePdf, 'task.pdf');
  return {
    templateId: template.id,
    videoCommentId: videoComment.id,
    tagId: tag.id,
    stageId: stage.id,
    viewId: view.id,
    libraryQuestionId: libraryQuestion.id,
    bulkActionId: bulkAction.id,
    apiTokenId: apiToken.token.id,
    webhookId,
    deliveryId: delivery.body.data.id,
    guestLinkId: guest.link.id,
    guestToken: guest.address.split('#')[1],
    mediaId: media.body.data.id,
  };
}

async function makeWebhook({ call }: TestApp, token: string): Promise<number> {
  const { body } = await call('POST', '/api/webhooks', { token, body: { data: webhookData } });
  return body.data.webhook.id;
}

async function copyThings(nimble: TestApp, model: Things, whose: Whose): Promise<Things> {
  const { companyId, userId, job, submissionId, responseId } = whose;
  const copy = (table: string, id: number, changes: object = {}) =>
    copyRow(nimble, table, id, { company_id: companyId, ...changes });
  const tagId = await copy('tags', model.tagId, { name: `Tag ${submissionId}` });
  await nimble.pool.query(
    'INSERT INTO submission_tags (submission_id, tag_id, company_id) VALUES ($1, $2, $3)',
    [submissionId, tagId, companyId],
  );
  await nimble.pool.query(
    'INSERT INTO assignments (submission_id, user_id, company_id) VALUES ($1, $2, $3)',
    [submissionId, userId, companyId],
  );
  // Its sealed secret can be opened for its own id alone.
  const webhookId = await makeWebhook(nimble, whose.token);
  return {
    templateId: await copy('job_templates', model.templateId),
    videoCommentId: await copy('video_comments', model.videoCommentId, {
      submission_id: submissionId,
      response_id: responseId,
      user_id: userId,
    }),
    tagId,
    stageId: await copy('stages', model.stageId, { name: `Stage ${submissionId}` }),
    viewId: await copy('saved_views', model.viewId, {
      user_id: userId,
      name: `View ${job.id}`,
      filters: { job: job.id },
    }),
    libraryQuestionId: await copy('library_questions', model.libraryQuestionId, {
      created_by: userId,
      updated_by: userId,
    }),
    bulkActionId: await copy('bulk_actions', model.bulkActionId, { user_id: userId }),
    apiTokenId: await copy('api_tokens', model.apiTokenId, {
      token_hash: bytesOf(randomBytes(32)),
      made_by: userId,
    }),
    webhookId,
    deliveryId: await copy('webhook_deliveries', model.deliveryId, { webhook_id: webhookId }),
    ...(await copyGuestLink(nimble, model, whose)),
    mediaId: await copyMedia(nimble, model, whose),
  };
}

const bytesOf = (content: Buffer) => `\\x${content.toString('hex')}`;

async function copyGuestLink(nimble: TestApp, { guestLinkId: id }: Things, whose: Whose) {
  const guestToken = randomBytes(32).toString('base64url');
  const guestLinkId = await copyRow(nimble, 'guest_links', id, {
    company_id: whose.companyId,
    job_id: whose.job.id,
    token_hash: bytesOf(hash('sha256', guestToken, 'buffer')),
  });
  await nimble.pool.query(
    'INSERT INTO guest_link_submissions (guest_link_id, submission_id, position) VALUES ($1, $2, 1)',
    [guestLinkId, whose.submissionId],
  );
  return { guestLinkId, guestToken };
}

async function copyMedia(nimble: TestApp, { mediaId }: Things, whose: Whose): Promise<number> {
  const { rows } = await nimble.pool.query<{ id: number }>(
    'SELECT file_id AS id FROM question_media WHERE id = $1',
    [mediaId],
  );
  const key = `question-media/${randomUUID()}.pdf`;
  const path = join(nimble.folder, 'files', key);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, somePdf);
  const ofCompany = { company_id: whose.companyId };
  const fileId = await copyRow(nimble, 'files', rows[0]?.id ?? 0, { ...ofCompany, storage_key: key });
  return copyRow(nimble, 'question_media', mediaId, {
    ...ofCompany,
    user_id: whose.userId,
    file_id: fileId,
  });
}

/** @returns the id of the new row. */
async function copyRow({ pool }: TestApp, table: string, id: number, changes: object): Promise<number> {
  const columns = (await columnsOf(pool, table)).join(', ');
  const { rows } = await pool.query<{ id: number }>(
    `WITH copied AS (
       SELECT (jsonb_populate_record(model, $2)).* FROM ${table} model WHERE id = $1
     ) INSERT INTO ${table} (${columns}) SELECT ${columns} FROM copied RETURNING id`,
    [id, JSON.stringify(changes)],
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`The model in ${table} is gone.`);
  return row.id;
}

const columns = new Map<string, string[]>();

/** All but the id and what is computed of the others. */
async function columnsOf(pool: TestApp['pool'], table: string): Promise<string[]> {
  const known = columns.get(table);
  if (known !== undefined) return known;
  const { rows } = await pool.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND column_name <> 'id' AND is_generated = 'NEVER'`,
    [table],
  );
  const found = rows.map(({ name }) => `"${name}"`);
  columns.set(table, found);
  return found;
}
