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
  await candidate.send(createTake, { headers: { ...tus, ...length } });
  await sendBytes(candidate, take, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const data = { question: questionId, take, sha256, fileSize: bytes.length, duration };
  await candidate.call(acceptTake, { body: { data } });
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
      if (!mayPass(error) || attempt === mostAttempts) throw error;
      attempt += 1;
      isOffsetKnown = false;
      const seconds = error instanceof RefusedError ? error.retryAfter : undefined;
      await new Promise((resolve) => setTimeout(resolve, 1000 * (seconds ?? 1)));
    }
  }
}

/** `fetch` throws a TypeError when the connection breaks. */
const mayPass = (error: unknown) =>
  error instanceof RefusedError
    ? [409, 423, 502, 503, 504, 507].includes(error.status)
    : error instanceof TypeError;

const encode = (value: string) => Buffer.from(value).toString('base64');
const offsetOf = ({ headers }: Response) => Number(headers.get('upload-offset'));
