import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
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
let asked: string[];
beforeEach(() => {
  asked = [];
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
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

test('what the job shows at the end is for those who have finished, not for whom an answer has ended', async () => {
  const done = { ...current('pending', null), job: { ...job, hasClosingMedia: true } };
  const end = async (isEnded: boolean) => {
    replies = {
      '/api/interviews/current': { body: { data: { ...done, submission: { ...done.submission, isEnded } } } },
    };
    return load({ name: 'restoring', session: session() });
  };
  expect(await end(false)).toMatchObject({ name: 'done', end: 'submitted', closing: 'candidate' });
  expect(await end(true)).toMatchObject({ name: 'done', end: 'ended', closing: undefined });
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

test('a failing server closes no link', async () => {
  replies = { '/api/getPublicInterview/link': { status: 503, body: null } };
  await expect(load({ name: 'opening' })).rejects.toThrow(ApiError);
});

test('a visit of the link counts once, and reloading the page does not', async () => {
  let type = 'reload';
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [{ type } as never]);
  replies = {
    '/api/getPublicInterview/link': { body: { data: { ...job, language: 'en' } } },
    '/api/interviews/opened': { body: { message: 'Counted' } },
  };
  const visits = () => asked.filter((address) => address === '/api/interviews/opened').length;
  await load({ name: 'opening' });
  expect(visits()).toBe(0);
  type = 'navigate';
  for (let time = 0; time < 2; time += 1) await load({ name: 'opening' });
  expect(visits()).toBe(1);
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
  ['no answer', [], { questionIndex: 0, devicesChecked: false }],
  ['the first question answered', [{ questionId: 1 }], { questionIndex: 1, devicesChecked: false }],
  [
    'all questions answered',
    [{ questionId: 1 }, { questionId: 2 }],
    { questionIndex: 0, devicesChecked: true },
  ],
])('a mailed link with %s leads to: %j %j', async (_name, responses, place) => {
  const open = { ...current('uploading', { name: 'cv.pdf' }), takeCounts: [{ questionId: 1, takes: 2 }] };
  const body = { data: { ...open, job: { ...job, questions: [{ id: 1 }, { id: 2 }] }, responses } };
  replies = { '/api/interviews/current': { body } };
  const stage = await load({ name: 'continuing', token: 'mailed' });
  expect(stage).toMatchObject({ name: 'restoring', session: { token: 'mailed', ...place } });
});

test('a mailed link whose interview was erased gives way to that of the job', async () => {
  replies = { '/api/interviews/current': { status: 404, body: null } };
  expect(await load({ name: 'continuing', token: 'mailed' })).toEqual({ name: 'opening' });
});
