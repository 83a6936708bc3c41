import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';

export type Call = {
  method?: string;
  token: string;
  headers?: Record<string, string>;
  body?: Buffer | object;
};

export function send(url: string, { method = 'GET', token, headers = {}, body }: Call): Promise<Response> {
  const isJson = body !== undefined && !Buffer.isBuffer(body);
  return fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(isJson && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : new Uint8Array(body as Buffer) }),
  });
}

/** Sends a call to whichever server `serverOf` names, and repeats it until it is neither lost nor answered by 5xx. */
export type Persist = (path: string, call: Call) => Promise<Response>;

export function persistAt(
  serverOf: () => string,
  onFailure: (status: number) => void = () => undefined,
): Persist {
  return async (path, call) => {
    for (;;) {
      const answer = await send(serverOf() + path, call).catch(() => undefined);
      if (answer !== undefined && answer.status < 500) return answer;
      onFailure(answer?.status ?? 0);
      await answer?.body?.cancel();
      await wait(20);
    }
  };
}

export const takesPath = '/api/uploads/takes';
const tus = { 'tus-resumable': '1.0.0' };

export async function beginTake(call: Persist, token: string, questionId: number): Promise<string> {
  const take = randomUUID();
  const encode = (value: string) => Buffer.from(value).toString('base64');
  const about = { takeId: take, questionId: `${questionId}`, mimeType: 'video/webm' };
  const metadata = Object.entries(about).map(([name, value]) => `${name} ${encode(value)}`);
  const headers = { ...tus, 'upload-defer-length': '1', 'upload-metadata': metadata.join() };
  expect((await call(takesPath, { method: 'POST', token, headers })).status).toBe(201);
  return take;
}

export const sliceHeaders = (offset: number) => ({
  ...tus,
  'upload-offset': `${offset}`,
  'content-type': 'application/offset+octet-stream',
});

type Interview = { token: string; questionId: number; clip: Buffer; slices: number; onSlice: () => void };

/**
 * The whole path of a candidate, from the first slice to the submission. After each slice the server is asked for its
 * offset, as the browser does after any failure; it holds at least what was acknowledged.
 */
export async function interview(call: Persist, about: Interview): Promise<void> {
  const { token, questionId, clip, slices, onSlice } = about;
  const take = await beginTake(call, token, questionId);
  const size = Math.ceil(clip.length / slices);
  for (let offset = 0; offset < clip.length; ) {
    const body = clip.subarray(offset, offset + size);
    const sent = { method: 'PATCH', token, headers: sliceHeaders(offset), body };
    const acknowledged = (await call(`${takesPath}/${take}`, sent)).headers.get('upload-offset');
    const head = await call(`${takesPath}/${take}`, { method: 'HEAD', token, headers: tus });
    offset = Number(head.headers.get('upload-offset'));
    expect(offset).toBeGreaterThanOrEqual(Number(acknowledged));
    onSlice();
  }
  const sha256 = createHash('sha256').update(clip).digest('hex');
  const data = { question: questionId, take, sha256, fileSize: clip.length, duration: 1 };
  const accepted = await call('/api/submission-responses', { method: 'POST', token, body: { data } });
  expect(accepted.status).toBe(200);
  const submit = async () => {
    const answer = await call('/api/interviews/current/submit', { method: 'POST', token });
    return answer.ok ? 'submitted' : answer.text();
  };
  // Refused while the answer is being checked.
  await expect.poll(submit, { timeout: 120_000, interval: 50 }).toBe('submitted');
}
