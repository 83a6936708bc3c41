import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SentAnswer } from './ledger.ts';
import { type Browser, sha256 } from './recordings.ts';
import type { Stage } from './stage.ts';

const slices = 6;
const sliceMilliseconds = 800;
const retakeShare = 0.3;
const tus = { 'tus-resumable': '1.0.0' };
export const takesPath = '/api/uploads/takes';

/** A candidate in the middle of an interview. */
export type Candidate = Stage & { token: string; browser: Browser };

/** Records an answer, some after a first take that they discard or leave. */
export async function record(candidate: Candidate, questionId: number): Promise<SentAnswer> {
  const { caller, token } = candidate;
  if (Math.random() < retakeShare) {
    const { takeId } = await sendTake(candidate, questionId);
    const discard = { method: 'DELETE', path: `${takesPath}/${takeId}`, token, headers: tus } as const;
    if (Math.random() < 0.7) await caller.persist({ ...discard, expects: [204, 404] });
  }
  const { takeId, bytes, seconds } = await sendTake(candidate, questionId);
  const digest = sha256(bytes);
  const accepted = {
    question: questionId,
    take: takeId,
    sha256: digest,
    fileSize: bytes.length,
    duration: seconds,
  };
  await caller.persist({
    method: 'POST',
    path: '/api/submission-responses',
    token,
    body: { data: accepted },
  });
  return { questionId, sha256: digest };
}

/**
 * Sends by tus, in slices while it is recorded. After any failure the server is asked how much it has, as by a browser.
 */
async function sendTake({ caller, book, token, browser }: Candidate, questionId: number) {
  const { bytes, mime, seconds } = browser();
  const takeId = randomUUID();
  const encode = (value: string) => Buffer.from(value).toString('base64');
  const about = { takeId, questionId: `${questionId}`, mimeType: mime };
  const metadata = Object.entries(about).map(([name, value]) => `${name} ${encode(value)}`);
  const headers = { ...tus, 'upload-defer-length': '1', 'upload-metadata': metadata.join() };
  await caller.persist({ method: 'POST', path: takesPath, token, headers });
  const path = `${takesPath}/${takeId}`;
  const size = Math.ceil(bytes.length / slices);
  let acknowledged = 0;
  while (acknowledged < bytes.length) {
    const body = bytes.subarray(acknowledged, acknowledged + size);
    const slice = { 'upload-offset': `${acknowledged}`, 'content-type': 'application/offset+octet-stream' };
    const answer = await caller.attempt({
      method: 'PATCH',
      path,
      token,
      headers: { ...tus, ...slice },
      body,
      // Its first try may have arrived.
      expects: [204, 409],
    });
    if (answer?.status === 204) acknowledged += body.length;
    else acknowledged = await arrived(acknowledged);
    await wait(Math.random() * 2 * sliceMilliseconds);
  }
  return { takeId, bytes, seconds };

  async function arrived(before: number): Promise<number> {
    const { headers: told } = await caller.persist({ method: 'HEAD', path, token, headers: tus });
    const offset = Number(told.get('upload-offset'));
    if (offset >= before) book.keep('offsets');
    else book.break('offsets', `${before} bytes were acknowledged, and ${offset} are there`);
    return offset;
  }
}
