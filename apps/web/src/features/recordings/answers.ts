import { acceptTake } from '@nimble/contracts/recordings';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { sliceStore } from './slice-store.ts';
import { discardOnServer, sendTake, type TakeSender } from './take-sender.ts';

const firstDelayMilliseconds = 500;
const longestDelayMilliseconds = 10_000;
const mostResends = 2;

/** Brings a chosen take to the server to the last byte and makes it the answer; it is forgotten here only then. */
export async function deliverAnswer(takeId: string, token: string, running?: TakeSender): Promise<void> {
  await sliceStore.setState(takeId, 'chosen');
  let currentId = takeId;
  let sender = running;
  for (let resend = 0; ; resend += 1) {
    const take = await sliceStore.find(currentId);
    // Accepted before, and the answer that said so was lost with the page.
    if (take === undefined) return;
    sender ??= sendTake({ ...take, token, onProgress: () => undefined });
    await sender.finish();
    try {
      await accept(currentId, token);
      return;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409 || resend >= mostResends) throw error;
      // What arrived is not what was recorded: send it anew under another name.
      currentId = await renamed(currentId, token);
      sender = undefined;
    }
  }
}

async function accept(takeId: string, token: string): Promise<void> {
  const take = await sliceStore.find(takeId);
  if (take === undefined) return;
  const bytes = await (await sliceStore.wholeTake(takeId)).arrayBuffer();
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  const sha256 = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const data = {
    question: take.questionId,
    take: takeId,
    sha256,
    fileSize: bytes.byteLength,
    duration: Math.max(0.1, take.duration),
  };
  await untilAnswered(() => call(acceptTake, { token, body: { data } }));
  await sliceStore.forget(takeId);
}

/** Tries again while there is no line or no server; everything the server says is final. */
async function untilAnswered<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let delay = firstDelayMilliseconds; ; delay = Math.min(delay * 2, longestDelayMilliseconds)) {
    try {
      return await work();
    } catch (error) {
      const mayPass =
        error instanceof ApiError && (error.status === 0 || error.status === 408 || error.status >= 500);
      if (!mayPass) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}

async function renamed(takeId: string, token: string): Promise<string> {
  const take = await sliceStore.find(takeId);
  if (take === undefined) return takeId;
  const fresh = crypto.randomUUID();
  const bytes = await (await sliceStore.wholeTake(takeId)).arrayBuffer();
  await sliceStore.begin({ ...take, takeId: fresh, size: 0 });
  await sliceStore.append(fresh, bytes, take.duration);
  await sliceStore.forget(takeId);
  await discardOnServer(takeId, token);
  return fresh;
}

/** A retake: the abandoned take goes on both sides. */
export async function discardTakeEverywhere(
  takeId: string,
  token: string,
  sender?: TakeSender,
): Promise<void> {
  sender?.stop();
  await sliceStore.forget(takeId);
  await discardOnServer(takeId, token);
}
