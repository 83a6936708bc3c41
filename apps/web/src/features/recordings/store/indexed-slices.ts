import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { concatenate } from './concatenate.ts';
import type { KeptTake, Slices } from './slices.ts';

type Slice = { takeId: string; offset: number; bytes: ArrayBuffer };

interface Schema extends DBSchema {
  takes: { key: string; value: KeptTake; indexes: { submission: number } };
  slices: { key: [string, number]; value: Slice };
}

let database: Promise<IDBPDatabase<Schema>> | undefined;

/** @throws if the browser has no IndexedDB, or blocks it. */
export async function openIndexedSlices(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>('nimble-takes', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('takes', { keyPath: 'takeId' }).createIndex('submission', 'submissionId');
      fresh.createObjectStore('slices', { keyPath: ['takeId', 'offset'] });
    },
    // The browser may close it under pressure; the next call opens it again.
    terminated() {
      database = undefined;
    },
  }).catch((error: unknown) => {
    database = undefined;
    throw error;
  });
  return database;
}

const slicesOf = (takeId: string, from = 0) =>
  IDBKeyRange.bound([takeId, from], [takeId, Number.MAX_SAFE_INTEGER]);

/** In IndexedDB, slice by slice: never more of a take is in memory than requested. */
export const indexedSlices: Slices = {
  async begin(take) {
    await (await openIndexedSlices()).put('takes', take);
  },

  async append(takeId, bytes, duration) {
    const transaction = (await openIndexedSlices()).transaction(['takes', 'slices'], 'readwrite');
    const takes = transaction.objectStore('takes');
    const take = await takes.get(takeId);
    if (take === undefined) return undefined;
    const grown = { ...take, size: take.size + bytes.byteLength, duration };
    await Promise.all([
      transaction.objectStore('slices').put({ takeId, offset: take.size, bytes }),
      takes.put(grown),
      transaction.done,
    ]);
    return grown;
  },

  async change(takeId, changes) {
    const transaction = (await openIndexedSlices()).transaction('takes', 'readwrite');
    const take = await transaction.store.get(takeId);
    if (take === undefined) return undefined;
    const changed = { ...take, ...changes };
    await Promise.all([transaction.store.put(changed), transaction.done]);
    return changed;
  },

  async find(takeId) {
    return (await openIndexedSlices()).get('takes', takeId);
  },

  async ofSubmission(submissionId) {
    return (await openIndexedSlices()).getAllFromIndex('takes', 'submission', submissionId);
  },

  async read(takeId, offset, most) {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let length = 0;
    const { store } = (await openIndexedSlices()).transaction('slices');
    const upTo = IDBKeyRange.bound([takeId, 0], [takeId, offset]);
    const first = await store.openKeyCursor(upTo, 'prev');
    const start = first === null ? offset : first.key[1];
    let cursor = await store.openCursor(slicesOf(takeId, start));
    while (cursor && length < most) {
      const slice = cursor.value;
      if (slice.offset + slice.bytes.byteLength > offset) {
        const part = new Uint8Array(slice.bytes, Math.max(0, offset - slice.offset));
        parts.push(part);
        length += part.byteLength;
      }
      cursor = await cursor.continue();
    }
    return concatenate(parts, length);
  },

  async playable(takeId) {
    const take = await indexedSlices.find(takeId);
    const parts: Blob[] = [];
    let cursor = await (await openIndexedSlices()).transaction('slices').store.openCursor(slicesOf(takeId));
    while (cursor) {
      parts.push(new Blob([cursor.value.bytes]));
      cursor = await cursor.continue();
    }
    return new Blob(parts, { type: take?.mimeType.split(';')[0] ?? '' });
  },

  async forget(takeId) {
    const transaction = (await openIndexedSlices()).transaction(['takes', 'slices'], 'readwrite');
    await Promise.all([
      transaction.objectStore('takes').delete(takeId),
      transaction.objectStore('slices').delete(slicesOf(takeId)),
      transaction.done,
    ]);
  },
};
