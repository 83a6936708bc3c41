import { indexedSlices, openIndexedSlices } from './indexed-slices.ts';
import { createMemorySlices } from './memory-slices.ts';
import type { Slices } from './slices.ts';

export type { KeptTake, TakeCut } from './slices.ts';

let chosen: Promise<Slices> | undefined;

/** Chosen once: a take is never split between two stores. */
function slices(): Promise<Slices> {
  chosen ??= openIndexedSlices().then(
    () => indexedSlices,
    () => createMemorySlices(),
  );
  return chosen;
}

/** The store of takes until the server has accepted them: on this device, else in memory. */
export const sliceStore: Slices & {
  /** Does the store survive the page? */
  isLasting: () => Promise<boolean>;
} = {
  isLasting: async () => (await slices()) === indexedSlices,
  begin: async (take) => (await slices()).begin(take),
  append: async (takeId, bytes, duration) => (await slices()).append(takeId, bytes, duration),
  change: async (takeId, changes) => (await slices()).change(takeId, changes),
  find: async (takeId) => (await slices()).find(takeId),
  ofSubmission: async (submissionId) => (await slices()).ofSubmission(submissionId),
  read: async (takeId, offset, most) => (await slices()).read(takeId, offset, most),
  playable: async (takeId) => (await slices()).playable(takeId),
  forget: async (takeId) => (await slices()).forget(takeId),
};
