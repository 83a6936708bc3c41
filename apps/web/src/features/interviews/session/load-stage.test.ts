import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadStage } from './load-stage.ts';
import { readLocalSession, writeLocalSession } from './local-session.ts';

const job = { id: 7, title: 'Baker', company: { name: 'Harbour' }, questions: [] };
const current = (status: string, resume: object | null) => ({
  submission: { id: 5, status, candidateName: 'Ann Lee', candidateEmail: 'ann@example.com', isEnded: false },
  resume,
  responses: [],
  job,
  takeCounts: [],
  readsQuestionsFirst: false,
});

let replies: Record<string, { status?: number; body: unknown }>;
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('fetch', async (address: string) => {
    const { status = 200, body } = replies[address] ?? { status: 500, body: null };
    return Response.json(body, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const session = () =>
  writeLocalSession('link', {
    email: 'ann@example.com',
    submissionId: 5,
    token: 'candidate',
    questionIndex: 0,
    reviewing: false,
  });
const load = (stage: Parameters<typeof loadStage>[0]) =>
  loadStage(stage, 'link', new AbortController().signal);

test('an interview continues with its own job though the link is closed', async () => {
  replies = { '/api/interviews/current': { body: { data: current('uploading', { name: 'cv.pdf' }) } } };
  const stage = await load({ name: 'restoring', session: session() });
  expect(stage).toMatchObject({ name: 'running', interview: { job } });
});

test('one without its resume continues at the form, a submitted one at the end', async () => {
  replies = { '/api/interviews/current': { body: { data: current('uploading', null) } } };
  expect(await load({ name: 'restoring', session: session() })).toMatchObject({
    name: 'form',
    job,
    known: { name: 'Ann Lee', email: 'ann@example.com' },
  });
  replies = { '/api/interviews/current': { body: { data: current('pending', null) } } };
  expect(await load({ name: 'restoring', session: session() })).toEqual({
    name: 'done',
    company: 'Harbour',
    end: 'submitted',
  });
});

test('one with another attempt allowed gives way to the link', async () => {
  const body = { data: { ...current('pending', null), mayBeginAgain: true } };
  replies = { '/api/interviews/current': { body } };
  expect(await load({ name: 'restoring', session: session() })).toEqual({ name: 'opening' });
  expect(readLocalSession('link')).toBeUndefined();
});

test('an interview that is gone gives way to the link; one that cannot be loaded stays', async () => {
  replies = {};
  await expect(load({ name: 'restoring', session: session() })).rejects.toThrow();
  expect(readLocalSession('link')).toBeDefined();
  replies = { '/api/interviews/current': { status: 401, body: null } };
  expect(await load({ name: 'restoring', session: session() })).toEqual({ name: 'opening' });
  expect(readLocalSession('link')).toBeUndefined();
});

test.each([
  [404, 'interview.deadline_passed', 'deadlinePassed'],
  [404, 'interview.full', 'full'],
  [404, 'interview.unavailable', 'notAvailable'],
  [400, 'request.invalid', 'notFound'],
])('a link that answers %i %s shows why', async (status, code, reason) => {
  const error = { message: 'In any words', code };
  replies = { '/api/getPublicInterview/link': { status, body: { data: null, error } } };
  const stage = await load({ name: 'opening' });
  expect(stage).toEqual({ name: 'unavailable', reason });
});

test('a link closed by a limit names the company, by its code', async () => {
  const error = {
    message: 'In any words',
    code: 'interview.limit_reached',
    details: { company: 'Harbour' },
  };
  replies = { '/api/getPublicInterview/link': { status: 422, body: { data: null, error } } };
  const stage = await load({ name: 'opening' });
  expect(stage).toEqual({ name: 'limitReached', company: 'Harbour' });
});

test.each([
  ['unanswered questions', [], false],
  ['all questions answered', [{ questionId: 1 }], true],
])('a mailed link with %s leads to the device check: %j', async (_name, responses, devicesChecked) => {
  const open = { ...current('uploading', { name: 'cv.pdf' }), takeCounts: [{ questionId: 1, takes: 2 }] };
  const body = { data: { ...open, job: { ...job, questions: [{ id: 1 }] }, responses } };
  replies = { '/api/interviews/current': { body } };
  const stage = await load({ name: 'continuing', token: 'mailed' });
  expect(stage).toMatchObject({ name: 'restoring', session: { token: 'mailed', devicesChecked } });
});
