import { createHash, randomUUID } from 'node:crypto';
import { acceptTake, appendToTake, createTake, takeOffset } from '@nimble/contracts/recordings';
import { type Client, RefusedError } from './client.ts';

const pieceBytes = 65_536;
const mostAttempts = 5;
const tus = { 'tus-resumable': '1.0.0' };

type Recording = {
  questionId: number;
  bytes: Uint8Array<ArrayBuffer>;
  mimeType: 'video/mp4' | 'video/webm';
  /** Seconds. */
  duration: number;
};

/** Uploads a recording by tus and uses it as the answer to its question. @throws RefusedError */
export async function sendRecording(candidate: Client, recording: Recording): Promise<void> {
  const { questionId, bytes, mimeType, duration } = recording;
  const take = randomUUID();
  const about = { takeId: take, questionId: `${questionId}`, mimeType };
  const metadata = Object.entries(about).map(([name, value]) => `${name} ${encode(value)}`);
  const length = { 'upload-length': `${bytes.length}`, 'upload-metadata': metadata.join(',') };
  await patiently(() => candidate.send(createTake, { headers: { ...tus, ...length } }));
  await sendBytes(candidate, take, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const data = { question: questionId, take, sha256, fileSize: bytes.length, duration };
  await patiently(() => candidate.call(acceptTake, { body: { data } }));
}

/** For a call that may be repeated: its answer may have been lost. */
async function patiently(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return void (await work());
    } catch (error) {
      if (!mayPass(error) || attempt === mostAttempts) throw error;
      await waitAfter(error);
    }
  }
}

/** After a broken connection, or an error that may be temporary, it asks for the offset and continues there. */
async function sendBytes(candidate: Client, takeId: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const params = { takeId };
  let sent = 0;
  let isOffsetKnown = true;
  for (let attempt = 1; sent < bytes.length; ) {
    try {
      if (isOffsetKnown) {
        const type = { 'content-type': 'application/offset+octet-stream' };
        const headers = { ...tus, 'upload-offset': `${sent}`, ...type };
        const body = bytes.subarray(sent, sent + pieceBytes);
        sent = offsetOf(await candidate.send(appendToTake, { params, headers, body }));
        attempt = 1;
      } else sent = offsetOf(await candidate.send(takeOffset, { params, headers: tus }));
      isOffsetKnown = true;
    } catch (error) {
      if (!(mayPass(error) || isElsewhere(error)) || attempt === mostAttempts) throw error;
      attempt += 1;
      isOffsetKnown = false;
      await waitAfter(error);
    }
  }
}

async function waitAfter(error: unknown): Promise<void> {
  const seconds = error instanceof RefusedError ? error.retryAfter : undefined;
  await new Promise((resolve) => setTimeout(resolve, 1000 * (seconds ?? 1)));
}

/**
 * `fetch` throws a TypeError when the connection breaks. A fast line makes more calls a minute than are allowed (429).
 */
const mayPass = (error: unknown) =>
  error instanceof RefusedError
    ? [429, 502, 503, 504, 507].includes(error.status) && error.code !== 'recording.interview_full'
    : error instanceof TypeError;

/** The offset is another one, or a piece is still being written. */
const isElsewhere = (error: unknown) => error instanceof RefusedError && [409, 423].includes(error.status);

const encode = (value: string) => Buffer.from(value).toString('base64');
const offsetOf = ({ headers }: Response) => Number(headers.get('upload-offset'));
