import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSignedTokens } from '../../platform/signed-tokens.ts';
import { addAnswer, addJoinedVideo } from '../../testing/calls/answers.ts';
import { attachResume, finishedSubmission, signedInAdmin, somePdf } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

const film = 'joined video';

let nimble: TestApp;
let admin: { token: string; companyId: number };
let shown: Awaited<ReturnType<typeof watchable>>;

beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Hosts');
});
beforeEach(async () => {
  shown = await watchable();
});
afterAll(() => nimble.close());

/** A candidate with a name, an address, a resume, an answer and a joined video. */
async function watchable() {
  const { job, submissionId, candidateToken } = await finishedSubmission(nimble, admin.token);
  const { companyId } = admin;
  await nimble.database
    .updateTable('submissions')
    .set({ status: 'uploading', candidate_name: 'Quintessa Underwood', candidate_email: 'quin@example.com' })
    .where('id', '=', submissionId)
    .execute();
  await attachResume(nimble, candidateToken, somePdf, 'quintessa-underwood.pdf');
  await nimble.database
    .updateTable('submissions')
    .set({ status: 'pending', notes: 'Quintessa is late', rating: 12 })
    .where('id', '=', submissionId)
    .execute();
  const questionId = job.questions[0]?.id ?? 0;
  const responseId = await addAnswer(nimble, { companyId, submissionId, questionId });
  const fileId = await addJoinedVideo(nimble, { companyId, submissionId }, film);
  return { jobId: job.id, submissionId, responseId, fileId };
}

async function newLink(changes: object = {}) {
  const { body } = await nimble.call('POST', `/api/jobs/${shown.jobId}/guest-links`, {
    token: admin.token,
    body: {
      data: { purpose: 'Kim', candidates: [shown.submissionId], showsNames: false, days: 7, ...changes },
    },
  });
  return { id: body.data.link.id as number, token: body.data.address.split('#')[1] as string, body };
}

const open = (token: string) => nimble.call('GET', '/api/guest', { token });
const watch = async (url: string, range?: string) =>
  nimble.app.inject({ method: 'GET', url, headers: range === undefined ? {} : { range } });
const comment = (token: string, data: object = {}) =>
  nimble.call('POST', '/api/guest/comments', {
    token,
    body: { data: { name: 'Kim', responseId: shown.responseId, second: 4, comment: 'Convincing', ...data } },
  });
const revoke = (id: number) => nimble.call('DELETE', `/api/guest-links/${id}`, { token: admin.token });

describe('without names', () => {
  test('nothing that names the candidate leaves the server, in no answer, header, address or file name', async () => {
    const { token } = await newLink();
    const view = await open(token);
    expect(view.body.data).toMatchObject({
      company: { name: 'Hosts' },
      jobTitle: 'Engineer',
      candidates: [{ number: 1, name: null, answers: [{ question: 'What do you do well?', startsAt: 0 }] }],
    });
    const video = await watch(view.body.data.candidates[0].video.url);
    expect(video.body).toBe(film);
    const everything = JSON.stringify([view, (await comment(token)).body, video.headers]);
    expect(everything).not.toMatch(/quin|underwood|example\.com|resume|late|rating/i);
  });

  test('with names it shows the name, and still neither address nor resume', async () => {
    const { token } = await newLink({ showsNames: true });
    const { body } = await open(token);
    expect(body.data.candidates[0].name).toBe('Quintessa Underwood');
    expect(JSON.stringify(body)).not.toMatch(/quin@|pdf|late/i);
  });
});

test('the token is in the fragment, and only its hash is stored', async () => {
  const { body, token, id } = await newLink();
  expect(body.data.address).toBe(`${nimble.config.publicUrl}/guest#${token}`);
  const kept = await nimble.database
    .selectFrom('guest_links')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(kept.token_hash.equals(createHash('sha256').update(token).digest())).toBe(true);
  expect(JSON.stringify(kept)).not.toContain(token);
  const listed = await nimble.call('GET', `/api/jobs/${shown.jobId}/guest-links`, { token: admin.token });
  expect(JSON.stringify(listed.body)).not.toContain(token);
});

describe('a transcript', () => {
  const words = ['Quintessa', 'bakes', 'bread'].map((word, index) => ({
    word,
    start: index,
    end: index + 0.5,
    confidence: 1,
  }));
  const transcript = (token: string, number = 1) =>
    nimble.call('GET', `/api/guest/transcripts/${number}`, { token });
  beforeEach(() =>
    nimble.database
      .insertInto('transcripts')
      .values({
        response_id: shown.responseId,
        company_id: admin.companyId,
        submission_id: shown.submissionId,
        status: 'done',
        words: JSON.stringify(words),
        text: words.map(({ word }) => word).join(' '),
      })
      .execute(),
  );

  test('has captions, without the name if the link shows none, and is available by its own link only', async () => {
    const [named, nameless] = [await newLink({ showsNames: true }), await newLink()];
    expect((await transcript(named.token)).body.data).toEqual({
      captions: expect.stringContaining('Quintessa bakes bread'),
      answers: [
        { responseId: shown.responseId, words: words.map(({ word, start, end }) => ({ word, start, end })) },
      ],
    });
    const { body } = await transcript(nameless.token);
    expect(body.data.captions).toContain('… bakes bread');
    expect(JSON.stringify(body)).not.toMatch(/quin/i);
    for (const nobody of [2, 21, 40_000, Number.MAX_SAFE_INTEGER])
      expect((await transcript(nameless.token, nobody)).status).toBe(404);
    await revoke(nameless.id);
    expect((await transcript(nameless.token)).status).toBe(401);
  });

  test('belongs to its position, also when an earlier candidate is erased', async () => {
    const first = await finishedSubmission(nimble, admin.token);
    await nimble.database
      .updateTable('submissions')
      .set({ job_id: shown.jobId })
      .where('id', '=', first.submissionId)
      .execute();
    const { token } = await newLink({ candidates: [first.submissionId, shown.submissionId] });
    await nimble.call('DELETE', `/api/submissions/${first.submissionId}`, { token: admin.token });
    expect((await open(token)).body.data.candidates).toMatchObject([{ number: 2 }]);
    expect((await transcript(token)).status).toBe(404);
    expect((await transcript(token, 2)).body.data.answers).toMatchObject([{ responseId: shown.responseId }]);
  });
});

describe('a video address', () => {
  test('supports ranges, is not cached by browsers, and works for its file and link alone', async () => {
    const [one, other] = [await newLink(), await newLink()];
    const { url } = (await open(one.token)).body.data.candidates[0].video;
    const part = await watch(url, 'bytes=0-5');
    expect([part.statusCode, part.body]).toEqual([206, 'joined']);
    expect(part.headers['cache-control']).toBe('private, no-store');
    const stranger = await watchable();
    expect((await watch(url.replace(`/${shown.fileId}?`, `/${stranger.fileId}?`))).statusCode).toBe(403);
    expect((await watch(url.replace(`/${one.id}/`, `/${other.id}/`))).statusCode).toBe(403);
    // Correctly signed, but for a candidate outside this link.
    const tokens = createSignedTokens(nimble.config.secret);
    const foreign = tokens.guestFileUrl({ guestLinkId: one.id, fileId: stranger.fileId });
    expect((await watch(foreign)).statusCode).toBe(403);
  });

  test('expires after half an hour, and is no address of the company’s own', async () => {
    const { id, token } = await newLink();
    const file = { guestLinkId: id, fileId: shown.fileId };
    const tokens = createSignedTokens(nimble.config.secret);
    const old = tokens.guestFileUrl(file, Date.now() - 31 * 60 * 1000);
    expect((await watch(old)).statusCode).toBe(403);
    const { url } = (await open(token)).body.data.candidates[0].video;
    const own = `/api/files/${shown.fileId}?${url.split('?')[1]}`;
    expect((await watch(own)).statusCode).toBe(403);
  });
});

describe('the end of a link', () => {
  test('by revoking takes effect at once: page, comments, and videos with issued addresses', async () => {
    // Another one shows the same candidate, and goes on.
    const other = await newLink();
    const { id, token } = await newLink();
    const { url } = (await open(token)).body.data.candidates[0].video;
    expect((await watch(url)).statusCode).toBe(200);
    expect((await revoke(id)).status).toBe(200);
    expect((await open(token)).status).toBe(401);
    expect((await comment(token)).status).toBe(401);
    expect((await watch(url)).statusCode).toBe(403);
    expect((await revoke(id)).status).toBe(404);
    expect((await open(other.token)).status).toBe(200);
    const { body } = await nimble.call('GET', `/api/jobs/${shown.jobId}/guest-links`, { token: admin.token });
    expect(body.data[0]).toMatchObject({ id, state: 'revoked', openedAt: expect.any(String) });
  });

  test.each([
    ['its expiry', 'UPDATE guest_links SET expires_at = now() WHERE id = $1'],
    [
      'the stop of its company',
      `UPDATE companies SET stopped_at = now() FROM guest_links
       WHERE companies.id = company_id AND guest_links.id = $1`,
    ],
  ])('comes with %s', async (_end, statement) => {
    const { id, token } = await newLink();
    const { url } = (await open(token)).body.data.candidates[0].video;
    await nimble.pool.query(statement, [id]);
    expect((await open(token)).status).toBe(401);
    expect((await comment(token)).status).toBe(401);
    expect((await watch(url)).statusCode).toBe(403);
    await nimble.pool.query('UPDATE companies SET stopped_at = NULL');
  });

  test('comes when its candidates are erased', async () => {
    const { token } = await newLink();
    const { url } = (await open(token)).body.data.candidates[0].video;
    await nimble.call('DELETE', `/api/submissions/${shown.submissionId}`, { token: admin.token });
    expect((await open(token)).body.data.candidates).toEqual([]);
    expect((await watch(url)).statusCode).toBe(403);
  });
});

test("a guest's comments are listed among the reviewers', who may delete them; guests see those of their link", async () => {
  const [one, other] = [await newLink(), await newLink()];
  expect((await comment(one.token)).status).toBe(200);
  expect((await open(one.token)).body.data.comments).toMatchObject([{ author: 'Kim', second: 4 }]);
  expect((await open(other.token)).body.data.comments).toEqual([]);
  await nimble.call('POST', `/api/submissions/${shown.submissionId}/video-comments`, {
    token: admin.token,
    body: { data: { responseId: shown.responseId, second: 1, comment: 'For colleagues only' } },
  });
  expect(JSON.stringify((await open(one.token)).body)).not.toContain('colleagues');
  const ratings = ['Communication', 'Role knowledge', 'Problem solving', 'Motivation'].map((criterion) => ({
    criterion,
    questionId: null,
    stars: 4,
    comment: '',
  }));
  const { body } = await nimble.call('PUT', `/api/submissions/${shown.submissionId}/scorecard`, {
    token: admin.token,
    body: { data: { ratings, give: true } },
  });
  const guests = body.data.comments.filter(({ isGuest }: { isGuest: boolean }) => isGuest);
  expect(guests).toMatchObject([{ author: 'Kim', comment: 'Convincing', mayDelete: true }]);
  const removed = await nimble.call('DELETE', `/api/video-comments/${guests[0].id}`, { token: admin.token });
  expect(removed.status).toBe(200);
});

test('a guest can comment only on candidates of the link', async () => {
  const { token } = await newLink();
  const stranger = await watchable();
  expect((await comment(token, { responseId: stranger.responseId })).status).toBe(422);
  expect((await comment(token, { name: '  ' })).status).toBe(400);
  expect((await comment(token, { comment: 'x'.repeat(1001) })).status).toBe(400);
});

describe('a new link', () => {
  test.each([
    ['nobody', { candidates: [] }, 400],
    ['a candidate of another job', { candidates: [1] }, 422],
    ['no purpose', { purpose: ' ' }, 400],
    ['a year', { days: 365 }, 400],
  ])('with %s is refused', async (_what, changes, status) => {
    const { status: answered } = await nimble.call('POST', `/api/jobs/${shown.jobId}/guest-links`, {
      token: admin.token,
      body: {
        data: { purpose: 'Kim', candidates: [shown.submissionId], showsNames: false, days: 7, ...changes },
      },
    });
    expect(answered).toBe(status);
  });

  test('and its end are in the audit log', async () => {
    const { id } = await newLink();
    await revoke(id);
    const { body } = await nimble.call(
      'GET',
      `/api/audit-events?filters[subject][$eq]=job&filters[subjectId][$eq]=${shown.jobId}`,
      { token: admin.token },
    );
    expect(body.data.slice(0, 2)).toMatchObject([
      { action: 'job.guest_link_revoked', details: { link: id } },
      { action: 'job.guest_link_created', details: { link: id, candidates: 1, names: false, days: 7 } },
    ]);
    const ofCandidate = await nimble.call(
      'GET',
      `/api/audit-events?filters[subject][$eq]=submission&filters[subjectId][$eq]=${shown.submissionId}`,
      { token: admin.token },
    );
    expect(ofCandidate.body.data).toContainEqual(
      expect.objectContaining({ action: 'submission.shared', details: { link: id } }),
    );
  });
});
