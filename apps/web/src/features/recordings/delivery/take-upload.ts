import { addressOf } from '@nimble/contracts/calls';
import { appendToTake, createTake, discardTake, takeOffset } from '@nimble/contracts/recordings';
import { errorOfAnswer, errorWithoutAnswer } from '../../../lib/api-error.ts';
import { serverLanguage } from '../../../lib/language/language.ts';
import type { KeptTake } from '../store/slice-store.ts';

const requestTimeoutMilliseconds = 60_000;

/** The server will never accept these bytes: a retry is useless. */
export class TakeRefusedError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The take was refused (${status})`);
    this.status = status;
  }
}

/** The server reports a failure of its own. */
export class TakeFault extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The server answered ${status}`);
    this.status = status;
  }
}

/** The tus calls for one upload. All of them throw TakeRefusedError, TakeFault, or the error of a lost connection. */
export function tusCalls(uploadId: string, token: string, signal: AbortSignal) {
  const url = addressOf(takeOffset.url, { takeId: uploadId });

  function request(
    method: string,
    address: string,
    headers: Record<string, string>,
    body?: Uint8Array<ArrayBuffer>,
  ) {
    return fetch(address, {
      method,
      headers: {
        'Tus-Resumable': '1.0.0',
        'Accept-Language': serverLanguage(),
        Authorization: `Bearer ${token}`,
        ...headers,
      },
      body: body ?? null,
      signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMilliseconds)]),
    });
  }

  return {
    /** The server's offset; undefined where it knows of no such upload. */
    async offset(): Promise<number | undefined> {
      const answer = await request(takeOffset.method, url, {});
      if (answer.ok) return offsetOf(answer);
      if (answer.status === 404) return undefined;
      throw refusalAtStart(answer.status);
    },

    /** With a length that is not known yet. */
    async create(metadata: Record<string, string>): Promise<void> {
      const created = await request(createTake.method, createTake.url, {
        'Upload-Defer-Length': '1',
        'Upload-Metadata': metadataOf(metadata),
      });
      if (!created.ok) throw refusalAtStart(created.status);
    },

    /** @returns the server's offset afterwards. */
    async append(offset: number, bytes: Uint8Array<ArrayBuffer>): Promise<number> {
      const headers = { 'Upload-Offset': `${offset}`, 'Content-Type': 'application/offset+octet-stream' };
      const answer = await request(appendToTake.method, url, headers, bytes);
      if (!answer.ok) throw refusalOrFault(answer.status);
      return offsetOf(answer);
    },
  };
}

type Take = Pick<KeptTake, 'uploadId' | 'questionId' | 'mimeType' | 'size'>;

/** The same for a take, whose upload is created if there is none yet. */
export function openUpload(take: Take, token: string, signal: AbortSignal) {
  const { uploadId, questionId, mimeType } = take;
  const calls = tusCalls(uploadId, token, signal);
  // A new take cannot have an upload; asking for it would be refused, and browsers log that.
  let isNew = take.size === 0;
  return {
    append: calls.append,
    async offset(): Promise<number> {
      const known = isNew ? undefined : await calls.offset();
      isNew = false;
      if (known === undefined)
        await calls.create({ takeId: uploadId, questionId: `${questionId}`, mimeType });
      return known ?? 0;
    },
  };
}

type Discarding = { isUnusable: boolean };

/** Deletes a take on the server. An unusable one costs no retake. @throws ApiError, also for a missing one. */
export async function discardUpload(
  uploadId: string,
  token: string,
  { isUnusable }: Discarding,
): Promise<void> {
  const query = isUnusable ? { unusable: 'true' } : {};
  const answer = await fetch(addressOf(discardTake.url, { takeId: uploadId }, query), {
    method: discardTake.method,
    headers: { 'Tus-Resumable': '1.0.0', Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(requestTimeoutMilliseconds),
  }).catch((cause: unknown) => {
    throw errorWithoutAnswer(cause);
  });
  if (!answer.ok) throw errorOfAnswer(answer.status, null, { isUpload: false });
}

/** The same where nothing depends on it: if offline, the server sweeps it later. */
export async function discardOnServer(uploadId: string, token: string, why: Discarding): Promise<void> {
  await discardUpload(uploadId, token, why).catch(() => undefined);
}

/** @throws for an answer that is not the server's own: a captive portal answers 200, too. */
function offsetOf(answer: Response): number {
  const offset = Number(answer.headers.get('Upload-Offset') ?? 'none');
  if (!Number.isSafeInteger(offset)) throw new Error('The answer names no offset');
  return offset;
}

/** 409 before any bytes is final: the interview was submitted, as on another device. */
function refusalAtStart(status: number): Error {
  return status === 409 ? new TakeRefusedError(status) : refusalOrFault(status);
}

/** 409 is a wrong offset, 423 a piece still being written, 5xx a failing server: all of these are temporary. */
function refusalOrFault(status: number): Error {
  const isFinal = status >= 400 && status < 500 && ![408, 409, 423, 425, 429].includes(status);
  return isFinal ? new TakeRefusedError(status) : new TakeFault(status);
}

function metadataOf(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${btoa(value)}`)
    .join(',');
}
