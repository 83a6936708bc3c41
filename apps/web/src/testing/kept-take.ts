import { randomBytes, randomUUID } from 'node:crypto';
import { type KeptTake, sliceStore } from '../features/recordings/store/slice-store.ts';

export function someTake(changes: Partial<KeptTake> = {}): KeptTake {
  return {
    takeId: randomUUID(),
    uploadId: randomUUID(),
    submissionId: 1,
    questionId: 1,
    mimeType: 'video/webm;codecs=vp8,opus',
    size: 0,
    state: 'recording',
    cut: null,
    isSilent: false,
    isBlack: false,
    duration: 0,
    startedAt: 1,
    ...changes,
  };
}

/** Stores a slice of random bytes and returns them. */
export async function appendRandom(takeId: string, length: number): Promise<Buffer> {
  const bytes = Buffer.from(new Uint8Array(randomBytes(length)));
  await sliceStore.append(takeId, new Uint8Array(bytes).buffer, 1);
  return bytes;
}
