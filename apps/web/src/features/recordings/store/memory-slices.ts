import { concatenate } from './concatenate.ts';
import type { KeptTake, Slices } from './slices.ts';

/** For browsers without persistent storage: takes are lost with the page, so they are sent at once, too. */
export function createMemorySlices(): Slices {
  const takes = new Map<string, KeptTake>();
  const slices = new Map<string, { offset: number; bytes: ArrayBuffer }[]>();
  return {
    async begin(take) {
      takes.set(take.takeId, take);
      slices.set(take.takeId, []);
    },
    async append(takeId, bytes, duration) {
      const take = takes.get(takeId);
      if (take === undefined) return undefined;
      slices.get(takeId)?.push({ offset: take.size, bytes });
      const grown = { ...take, size: take.size + bytes.byteLength, duration };
      takes.set(takeId, grown);
      return grown;
    },
    async change(takeId, changes) {
      const take = takes.get(takeId);
      if (take === undefined) return undefined;
      const changed = { ...take, ...changes };
      takes.set(takeId, changed);
      return changed;
    },
    find: async (takeId) => takes.get(takeId),
    ofSubmission: async (submissionId) =>
      [...takes.values()].filter((take) => take.submissionId === submissionId),
    async read(takeId, offset, most) {
      const parts: Uint8Array<ArrayBuffer>[] = [];
      let length = 0;
      for (const slice of slices.get(takeId) ?? []) {
        if (slice.offset + slice.bytes.byteLength <= offset || length >= most) continue;
        const part = new Uint8Array(slice.bytes, Math.max(0, offset - slice.offset));
        parts.push(part);
        length += part.byteLength;
      }
      return concatenate(parts, length);
    },
    async playable(takeId) {
      const parts = (slices.get(takeId) ?? []).map(({ bytes }) => bytes);
      return new Blob(parts, { type: takes.get(takeId)?.mimeType.split(';')[0] ?? '' });
    },
    async forget(takeId) {
      takes.delete(takeId);
      slices.delete(takeId);
    },
  };
}
