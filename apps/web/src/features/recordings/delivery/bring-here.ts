import { addressOf } from '@nimble/contracts/calls';
import { readUnusedTake, type UnusedTake } from '@nimble/contracts/recordings';
import { type KeptTake, sliceStore } from '../store/slice-store.ts';

const sliceBytes = 1024 * 1024;
/** A browser that cannot play a file reports no length. */
const longestMeasureMilliseconds = 5000;

type Options = { take: UnusedTake; submissionId: number; token: string; signal: AbortSignal };

/** Copies a recording from the server to this device, as if it had been made here. @throws when that fails. */
export async function bringHere({ take, submissionId, token, signal }: Options): Promise<KeptTake> {
  const { takeId, questionId, mimeType } = take;
  const response = await fetch(addressOf(readUnusedTake.url, { takeId }), {
    headers: { Authorization: `Bearer ${token}` },
    signal,
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  const bytes = await response.arrayBuffer();
  const duration = await lengthOf(new Blob([bytes], { type: mimeType }));
  const kept: KeptTake = {
    takeId,
    // The bytes on the server are used, and not sent again.
    uploadId: takeId,
    submissionId,
    questionId,
    mimeType,
    size: 0,
    // An interruption here deletes the copy at the next visit, and not the original.
    state: 'copying',
    cut: null,
    isSilent: false,
    isBlack: false,
    duration,
    startedAt: Date.now(),
  };
  try {
    await sliceStore.begin(kept);
    for (let start = 0; start < bytes.byteLength; start += sliceBytes)
      await sliceStore.append(takeId, bytes.slice(start, start + sliceBytes), duration);
    return (await sliceStore.change(takeId, { state: 'recorded' })) ?? kept;
  } catch (error) {
    await sliceStore.forget(takeId).catch(() => undefined);
    throw error;
  }
}

/** Seconds; 0 if this browser cannot play it. Recorders write no length into a file. */
async function lengthOf(blob: Blob): Promise<number> {
  const address = URL.createObjectURL(blob);
  const video = document.createElement('video');
  try {
    return await new Promise<number>((resolve) => {
      const done = () => resolve(Number.isFinite(video.duration) ? video.duration : 0);
      video.addEventListener('error', () => resolve(0));
      video.addEventListener('loadedmetadata', () => {
        if (Number.isFinite(video.duration)) return done();
        video.addEventListener('seeked', done);
        video.currentTime = Number.MAX_SAFE_INTEGER;
      });
      setTimeout(() => resolve(0), longestMeasureMilliseconds);
      video.preload = 'metadata';
      video.src = address;
    });
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(address);
  }
}
