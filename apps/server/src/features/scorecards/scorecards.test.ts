import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addAnswer } from '../../testing/calls/answers.ts';
import { holdRows } from '../../testing/held-rows.ts';
import { finishedSubmission, signedInAdmin } from '../../testing/journeys.ts';
import { addCompany, addPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let admin: { token: string; companyId: number };
let colleague: { token: string; userId: number };
let viewer: { token: string };
let jobId: number;
let submissionId: number;
let questionId: number;
let responseId: number;

beforeAll(async () => {
  nimble = await createTestApp();
  const { companyId, token } = await signedInAdmin(nimble, 'Judges');
  admin = { token, companyId };
  colleague = await addPerson(nimble, companyId, 'sub_admin');
  viewer = await addPerson(nimble, companyId, 'viewer');
});
beforeEach(async () => {
  const finished = await finishedSubmission(nimble, admin.token);
  ({ submissionId } = finished);
  jobId = finished.job.id;
  questionId = finished.job.questions[0]?.id ?? 0;
  responseId = await addAnswer(nimble, { companyId: admin.companyId, submissionId, questionId });
});
afterAll(() => nimble.close());

const criteria = ['Communication', 'Role knowledge', 'Problem solving', 'Motivation'];
type Caller = { token: string };

const read = async ({ token }: Caller) =>
  (await nimble.call('GET', `/api/submissions/${submissionId}/scorecard`, { token })).body.data;

const save = (caller: Caller, ratings: object[], give = false) =>
  nimble.call('PUT', `/api/submissions/${submissionId}/scorecard`, {
    token: caller.token,
    body: { data: { ratings, give } },
  });

const rated = (stars: number, comment = '') =>
  criteria.map((criterion) => ({ criterion, questionId: null, stars, comment }));

const comment = (caller: Caller, data: object) =>
  nimble.call('POST', `/api/submissions/${submissionId}/video-comments`, {
    token: caller.token,
    body: { data: { responseId, second: 3.5, comment: 'Remarkable moment', ...data } },
  });

/** A token of this person's that may only view. */
async function lookingToken({ token }: Caller): Promise<Caller> {
  const data = { name: 'Export', permissions: { submission: { view: true } }, days: 30 };
  const { body } = await nimble.call('POST', '/api/api-tokens', { token, body: { data } });
  return { token: body.data.secret };
}

describe('the ratings of others', () => {
  test('are hidden from a reviewer who uses a token that may only view', async () => {
    await save(colleague, rated(2, 'Secret doubt'), true);
    const program = await lookingToken(admin);
    expect(await read(program)).toMatchObject({ others: { state: 'hidden' }, comments: [] });
    await save(admin, rated(5), true);
    expect((await read(program)).others.scorecards).toHaveLength(2);
  });

  test('are hidden from a reviewer until their own scorecard is submitted: stars, averages, words', async () => {
    await save(colleague, rated(2, 'Secret doubt'), true);
    await comment(colleague, { comment: 'Secret remark' });
    for (const prepare of [() => Promise.resolve(), () => save(admin, rated(5))]) {
      await prepare();
      const seen = await read(admin);
      expect(seen).toMatchObject({ others: { state: 'hidden' }, givenCount: 1, comments: [] });
      expect(JSON.stringify(seen)).not.toMatch(/secret|average|"stars":2/i);
    }
    const { body } = await save(admin, rated(5), true);
    expect(body.data.others.averages.overall).toBe(3.5);
    expect(body.data.others.scorecards).toMatchObject([
      { isOwn: false, average: 2, changedAt: null },
      { isOwn: true, average: 5 },
    ]);
    expect(JSON.stringify(body.data)).toMatch(/Secret doubt.*Secret remark/);
  });

  test('include no drafts, which are counted nowhere', async () => {
    await save(colleague, rated(1, 'Only a draft'));
    const { body } = await save(admin, rated(4), true);
    expect(body.data).toMatchObject({ givenCount: 1, others: { averages: { overall: 4 } } });
    expect(JSON.stringify(body.data)).not.toContain('Only a draft');
    expect((await read(viewer)).others.scorecards).toHaveLength(1);
  });

  test('are shown to people who may only view, who have no scorecard of their own', async () => {
    await save(colleague, rated(2), true);
    expect((await read(viewer)).others.averages.overall).toBe(2);
    expect((await save(viewer, rated(5), true)).status).toBe(403);
  });

  test('show when a scorecard was changed after submitting, and outlive its reviewer', async () => {
    const leaver = await addPerson(nimble, admin.companyId, 'sub_admin');
    await save(leaver, rated(3), true);
    await save(leaver, rated(4), false);
    await save(admin, rated(4), true);
    await nimble.database.deleteFrom('users').where('id', '=', leaver.userId).execute();
    const [first] = (await read(admin)).others.scorecards;
    expect(first).toMatchObject({ average: 4, isOwn: false, changedAt: expect.any(String) });
    expect(first.reviewer).toMatch(/^person-/);
  });
});

describe('a scorecard', () => {
  test('is stored as it is saved, for the interview and for a question', async () => {
    const ratings = [
      { criterion: 'Motivation', questionId, stars: null, comment: 'Smiles' },
      { criterion: 'Motivation', questionId: null, stars: 3, comment: '' },
    ];
    await save(admin, [
      ...ratings,
      { criterion: 'Communication', questionId: null, stars: null, comment: ' ' },
    ]);
    const seen = await read(admin);
    expect(seen.own).toEqual({ ratings, givenAt: null });
    expect(seen.questions).toMatchObject([
      {
        id: questionId,
        question: 'What do you do well?',
        answer: { responseId, startsAt: 0, duration: 30 },
      },
      { answer: null },
    ]);
    await save(admin, []);
    expect((await read(admin)).own.ratings).toEqual([]);
  });

  test('can be submitted only when every criterion has stars, and stays so', async () => {
    const [first = {}, ...rest] = rated(4);
    expect(await save(admin, rest, true)).toMatchObject({ status: 422 });
    expect((await save(admin, [...rest, { ...first, questionId }], true)).status).toBe(200);
    expect(await save(admin, rest)).toMatchObject({ status: 422 });
    expect((await read(admin)).own.ratings).toHaveLength(4);
  });

  test('is in the audit log once, whatever is changed after it was submitted', async () => {
    await save(admin, rated(2));
    await save(admin, rated(4), true);
    await save(admin, rated(5), true);
    const { body } = await nimble.call(
      'GET',
      '/api/audit-events?filters[action][$eq]=submission.scorecard_given',
      admin,
    );
    const own = body.data.filter((event: { subject: { id: number } }) => event.subject.id === submissionId);
    expect(own).toMatchObject([{ details: {} }]);
  });

  test.each([
    ['an unknown criterion', [{ criterion: 'Looks', questionId: null, stars: 1, comment: '' }], 422],
    ['a question of nobody', [{ criterion: 'Motivation', questionId: 999_999, stars: 1, comment: '' }], 422],
    ['the same twice', [...rated(1), ...rated(2)], 422],
    ['six stars', rated(6), 400],
    ['half a star', rated(1.5), 400],
    ['too many words', rated(1, 'x'.repeat(1001)), 400],
  ])('refuses %s and keeps what there was', async (_what, ratings, status) => {
    await save(admin, rated(3));
    expect((await save(admin, ratings)).status).toBe(status);
    expect((await read(admin)).own.ratings).toHaveLength(4);
  });

  test('waits until the answers are processed', async () => {
    await nimble.database
      .updateTable('submissions')
      .set({ status: 'processing' })
      .where('id', '=', submissionId)
      .execute();
    expect((await save(admin, rated(3))).status).toBe(422);
  });
});

describe('criteria of a job', () => {
  const change = (names: string[], caller: Caller = admin) =>
    nimble.call('PUT', `/api/jobs/${jobId}/criteria`, {
      token: caller.token,
      body: { data: { criteria: names } },
    });

  test('of two people who change those that both saw, the later gets a conflict', async () => {
    const changeSeen = (names: string[], seen: string[]) =>
      nimble.call('PUT', `/api/jobs/${jobId}/criteria`, {
        token: admin.token,
        body: { data: { criteria: names, seen } },
      });
    expect((await changeSeen(['Taste'], criteria)).status).toBe(200);
    const late = await changeSeen(['Patience'], criteria);
    expect([late.status, late.body.error?.code]).toEqual([409, 'request.conflict']);
    expect((await read(admin)).criteria).toEqual(['Taste']);
    expect((await changeSeen(['Patience'], ['Taste'])).status).toBe(200);
  });

  test('have defaults; earlier ratings are kept after a change', async () => {
    await save(admin, rated(3), true);
    expect((await change(['  Taste ', 'Motivation'])).body.data).toEqual({
      criteria: ['Taste', 'Motivation'],
    });
    const seen = await read(admin);
    expect(seen.criteria).toEqual(['Taste', 'Motivation']);
    expect(seen.others.scorecards[0].ratings).toHaveLength(4);
    const ratings = ['Taste', 'Motivation'].map((criterion) => ({
      criterion,
      questionId: null,
      stars: 5,
      comment: '',
    }));
    expect((await save(admin, ratings)).body.data.own.ratings).toHaveLength(5);
  });

  test.each([
    [[]],
    [['Taste', 'taste']],
    [['x']],
    [Array.from({ length: 11 }, (_, index) => `Number ${index}`)],
  ])('cannot be %j', async (names) => expect((await change(names)).status).toBe(400));
});

describe('a comment on a moment', () => {
  test('is on an answer of this interview and before its end', async () => {
    const other = await finishedSubmission(nimble, admin.token);
    const foreign = await addAnswer(nimble, {
      companyId: admin.companyId,
      submissionId: other.submissionId,
      questionId: other.job.questions[0]?.id ?? 0,
    });
    expect((await comment(admin, { responseId: foreign })).status).toBe(422);
    expect((await comment(admin, { second: 32 })).status).toBe(422);
    expect((await comment(admin, { second: -1 })).status).toBe(400);
    expect((await comment(admin, { comment: '  ' })).status).toBe(400);
    expect((await comment(admin, {})).body.data).toMatchObject({
      second: 3.5,
      isGuest: false,
      mayDelete: true,
    });
    expect((await read(admin)).comments).toHaveLength(1);
  });

  test('is refused on an answer that is not recorded, which has no moments', async () => {
    await nimble.pool.query(
      `UPDATE responses SET format = 'text', value = '{"format": "text", "text": "Bread"}', seconds_used = 1,
         is_late = false, take_id = NULL, file_id = NULL, sha256 = NULL, duration_seconds = NULL, starts_at_seconds = NULL
       WHERE id = $1`,
      [responseId],
    );
    expect((await comment(admin, {})).body.error).toMatchObject({
      status: 422,
      code: 'scorecard.answer_not_recorded',
    });
    expect((await read(admin)).comments).toEqual([]);
  });

  test('is one of at most 1,000 of an interview, also when two come at once', async () => {
    await nimble.pool.query(
      `INSERT INTO video_comments (company_id, submission_id, response_id, second, comment, author_name, is_guest)
       SELECT $1, $2, $3, 1, 'One of many', 'Ann', false FROM generate_series(1, 999)`,
      [admin.companyId, submissionId, responseId],
    );
    const held = await holdRows(nimble, 'SELECT FROM submissions WHERE id = $1', [submissionId]);
    const both = [comment(admin, {}), comment(colleague, {})];
    await held.areWaiting(2);
    await held.release();
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 422]);
  });

  test('is refused when the interview is deleted meanwhile', async () => {
    const held = await holdRows(nimble, 'SELECT FROM submissions WHERE id = $1', [submissionId]);
    const erasing = nimble.call('DELETE', `/api/submissions/${submissionId}`, { token: admin.token });
    await held.areWaiting(1);
    const late = comment(colleague, {});
    await held.areWaiting(2);
    await held.release();
    expect((await erasing).status).toBe(200);
    expect(await late).toMatchObject({ status: 422, body: { error: { code: 'scorecard.unknown_answer' } } });
  });

  test('can be deleted by its author', async () => {
    const { id } = (await comment(admin, {})).body.data;
    const remove = ({ token }: Caller) => nimble.call('DELETE', `/api/video-comments/${id}`, { token });
    expect(await remove(colleague)).toMatchObject({
      status: 404,
      body: { error: { code: 'scorecard.comment_not_found' } },
    });
    expect((await remove(await addCompany(nimble))).status).toBe(404);
    expect((await remove(admin)).status).toBe(200);
    expect((await read(admin)).comments).toEqual([]);
  });
});
