import { login } from '@nimble/contracts/accounts';
import { submitInterview } from '@nimble/contracts/interviews';
import { getJob } from '@nimble/contracts/jobs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf, call } from './api-client.ts';
import { beginSession, onSessionEnded, type SessionEnd, storedToken } from './session.ts';

/** The parts of a browser that a call touches. */
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

/** Answers every call with this status, and returns the tokens that came. */
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

  it.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
  ])('%i ends the session once, however many calls it meets', async (status, reason) => {
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

  it('passes a cancelled call on as cancelled, and says a broken line plainly', async () => {
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

describe('addressOf', () => {
  it('fills and encodes', () => {
    expect(addressOf('/api/getPublicInterview/:jobToken', { jobToken: 'a/b?c' })).toBe(
      '/api/getPublicInterview/a%2Fb%3Fc',
    );
    expect(
      addressOf(
        '/api/jobs',
        {},
        { 'filters[title][$containsi]': 'a&b', sort: ['one', 'two'], no: undefined },
      ),
    ).toBe('/api/jobs?filters%5Btitle%5D%5B%24containsi%5D=a%26b&sort=one&sort=two');
  });

  it('refuses to call with a hole', () => {
    expect(() => addressOf('/api/jobs/:id')).toThrow(':id');
  });
});
