import { login } from '@nimble/contracts/accounts';
import { uploadFile } from '@nimble/contracts/files';
import { submitInterview } from '@nimble/contracts/interviews';
import { getJob } from '@nimble/contracts/jobs';
import { listJobSubmissions, listSubmissions } from '@nimble/contracts/submissions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from './api-client.ts';
import { chooseLanguage, startLanguage } from './language/language.ts';
import { beginSession, onSessionEnded, type SessionEnd, storedToken } from './session.ts';

/** The parts of a browser that a call uses. */
function openBrowser() {
  const kept = new Map<string, string>();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('sessionStorage', {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
}

/** Answers every call with this status, and returns the received tokens. */
function answerWith(status: number, before: () => void = () => {}) {
  const tokens: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_address: string, request: RequestInit) => {
    tokens.push(new Headers(request.headers).get('authorization'));
    before();
    return Response.json({ data: null }, { status });
  });
  return tokens;
}

describe('call', () => {
  let ends: SessionEnd[];
  beforeEach(() => {
    openBrowser();
    ends = [];
    onSessionEnded((reason) => ends.push(reason));
    beginSession('mine');
  });
  afterEach(() => vi.unstubAllGlobals());

  it('sends the token of the session, another in its place, and none to public calls', async () => {
    const tokens = answerWith(200);
    await call(getJob, { params: { id: 1 } });
    await call(submitInterview, { token: 'candidate' });
    await call(login, { body: { identifier: 'ada', password: 'Secret1' } });
    expect(tokens).toEqual(['Bearer mine', 'Bearer candidate', null]);
  });

  it('waits half a minute for an answer, and fifty minutes while it sends a file', async () => {
    answerWith(200);
    const limit = vi.spyOn(AbortSignal, 'timeout');
    await call(getJob, { params: { id: 1 } });
    await call(uploadFile, { form: new FormData() });
    expect(limit.mock.calls).toEqual([[30_000], [3_000_000]]);
    limit.mockRestore();
  });

  it('asks for texts in the language of the page, and for English ones in a pseudo-language', async () => {
    const languages: (string | null)[] = [];
    vi.stubGlobal('fetch', async (_address: string, request: RequestInit) => {
      languages.push(new Headers(request.headers).get('accept-language'));
      return Response.json({ data: null });
    });
    vi.stubGlobal('document', { documentElement: {} });
    vi.stubGlobal('navigator', { languages: ['fr-CA', 'de'] });
    await startLanguage(async () => () => undefined);
    for (const language of [undefined, 'es', 'ar-XB', 'en'] as const) {
      if (language !== undefined) await chooseLanguage(language);
      await call(getJob, { params: { id: 1 } });
    }
    expect(languages).toEqual(['fr', 'es', 'en', 'en']);
  });

  it.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
  ])('%i ends the session once, however many calls get it', async (status, reason) => {
    answerWith(status);
    const calls = [1, 2, 3].map((id) => call(getJob, { params: { id } }));
    const results = await Promise.allSettled(calls);
    expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(ends).toEqual([reason]);
    expect(storedToken()).toBeNull();
  });

  it('keeps the session when a candidate’s token is refused', async () => {
    answerWith(401);
    await expect(call(submitInterview, { token: 'candidate' })).rejects.toMatchObject({ status: 401 });
    expect(ends).toEqual([]);
    expect(storedToken()).toBe('mine');
  });

  it('keeps a new session when a call of the old one is refused', async () => {
    answerWith(401, () => beginSession('new'));
    await expect(call(getJob, { params: { id: 1 } })).rejects.toMatchObject({ status: 401 });
    expect(ends).toEqual([]);
    expect(storedToken()).toBe('new');
  });

  it('passes a canceled call on as canceled, and reports a lost connection plainly', async () => {
    const leaving = new AbortController();
    vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
      leaving.abort();
      return signal?.aborted ? Promise.reject(signal.reason) : Promise.reject(new TypeError('no line'));
    });
    await expect(call(getJob, { params: { id: 1 }, signal: leaving.signal })).rejects.toThrow(DOMException);
    await expect(call(getJob, { params: { id: 1 } })).rejects.toMatchObject({
      status: 0,
      message: 'Network error. Please check your internet connection.',
    });
  });
});

/** Checked by the compiler only: nothing of it runs. */
export const lists = () => [
  call(listSubmissions, { query: { filters: { candidateName: { $containsi: 'x' } }, sort: 'rating:desc' } }),
  call(listSubmissions, {
    query: { filters: { $or: [{ job: { id: { $in: [1] } } }, { job: { $eq: 1 } }] } },
  }),
  call(listJobSubmissions, { params: { jobId: 1 }, query: { searchTerm: 'x', populate: ['job'] } }),
  call(getJob, { params: { id: 1 }, query: { populate: ['template'], fields: ['title'] } }),
  // @ts-expect-error No such field
  call(listSubmissions, { query: { filters: { salary: { $eq: 1 } } } }),
  // @ts-expect-error No such field of a relation
  call(listSubmissions, { query: { filters: { job: { title: { $eq: 'x' } } } } }),
  // @ts-expect-error No such field in a group
  call(listSubmissions, { query: { filters: { $or: [{ salary: { $eq: 1 } }] } } }),
  call(listSubmissions, { query: { filters: { candidateName: { $gt: 'x' } } } }),
  // @ts-expect-error Statuses have no order
  call(listSubmissions, { query: { filters: { status: { $gt: 'pending' } } } }),
  // @ts-expect-error A name is always there
  call(listSubmissions, { query: { filters: { candidateName: { $null: true } } } }),
  // @ts-expect-error No such status
  call(listSubmissions, { query: { filters: { status: { $eq: 'gone' } } } }),
  // @ts-expect-error A rating is a number
  call(listSubmissions, { query: { filters: { rating: { $gte: '1' } } } }),
  // @ts-expect-error No such order
  call(listSubmissions, { query: { sort: 'notes' } }),
  // @ts-expect-error No such relation
  call(listSubmissions, { query: { populate: ['company'] } }),
  // @ts-expect-error No such field to choose
  call(listSubmissions, { query: { fields: ['password'] } }),
  // @ts-expect-error Only the submissions of one job are searched so
  call(listSubmissions, { query: { searchTerm: 'x' } }),
  // @ts-expect-error One job is not filtered
  call(getJob, { params: { id: 1 }, query: { filters: { id: { $eq: 1 } } } }),
  // @ts-expect-error The query is written by the client
  call(listSubmissions, { query: { 'filters[salary][$eq]': '1' } }),
];
