import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A take as this device keeps it until the server has accepted it. */
export type KeptTake = {
  takeId: string;
  submissionId: number;
  questionId: number;
  mimeType: string;
  /** Bytes of all slices. */
  size: number;
  /** `recording` after a crash in the middle, too: what was kept up to it is usable. */
  state: 'recording' | 'recorded' | 'chosen';
  /** Seconds. */
  duration: number;
};

type Slice = { takeId: string; offset: number; bytes: ArrayBuffer };

interface Schema extends DBSchema {
  takes: { key: string; value: KeptTake; indexes: { submission: number } };
  slices: { key: [string, number]; value: Slice };
}

let database: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>('nimble-takes', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('takes', { keyPath: 'takeId' }).createIndex('submission', 'submissionId');
      fresh.createObjectStore('slices', { keyPath: ['takeId', 'offset'] });
    },
  });
  return database;
}

const slicesOf = (takeId: string) => IDBKeyRange.bound([takeId, 0], [takeId, Number.MAX_SAFE_INTEGER]);

/** Keeps takes on this device, slice by slice (design §5). */
export const sliceStore = {
  async begin(take: KeptTake): Promise<void> {
    await (await open()).put('takes', take);
  },

  /** Adds a slice and the new size in one transaction: a crash keeps both or neither. */
  async append(takeId: string, bytes: ArrayBuffer, duration: number): Promise<KeptTake | undefined> {
    const transaction = (await open()).transaction(['takes', 'slices'], 'readwrite');
    const takes = transaction.objectStore('takes');
    const take = await takes.get(takeId);
    if (take === undefined) return undefined;
    const grown = { ...take, size: take.size + bytes.byteLength, duration };
    await transaction.objectStore('slices').put({ takeId, offset: take.size, bytes });
    await takes.put(grown);
    await transaction.done;
    return grown;
  },

  async setState(takeId: string, state: KeptTake['state']): Promise<void> {
    const transaction = (await open()).transaction('takes', 'readwrite');
    const take = await transaction.store.get(takeId);
    if (take !== undefined) await transaction.store.put({ ...take, state });
    await transaction.done;
  },

  async find(takeId: string): Promise<KeptTake | undefined> {
    return (await open()).get('takes', takeId);
  },

  async ofSubmission(submissionId: number): Promise<KeptTake[]> {
    return (await open()).getAllFromIndex('takes', 'submission', submissionId);
  },

  /** The bytes from `offset` on, at most about `most`; empty when there are none yet. */
  async read(takeId: string, offset: number, most: number): Promise<Uint8Array<ArrayBuffer>> {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let length = 0;
    let cursor = await (await open()).transaction('slices').store.openCursor(slicesOf(takeId));
    while (cursor && length < most) {
      const { offset: start, bytes } = cursor.value;
      if (start + bytes.byteLength > offset) {
        const part = new Uint8Array(bytes, Math.max(0, offset - start));
        parts.push(part);
        length += part.byteLength;
      }
      cursor = await cursor.continue();
    }
    return concatenate(parts, length);
  },

  async wholeTake(takeId: string): Promise<Blob> {
    const take = await sliceStore.find(takeId);
    const slices = await (await open()).getAll('slices', slicesOf(takeId));
    return new Blob(
      slices.map(({ bytes }) => bytes),
      { type: take?.mimeType.split(';')[0] ?? '' },
    );
  },

  async forget(takeId: string): Promise<void> {
    const transaction = (await open()).transaction(['takes', 'slices'], 'readwrite');
    await transaction.objectStore('takes').delete(takeId);
    await transaction.objectStore('slices').delete(slicesOf(takeId));
    await transaction.done;
  },
};

function concatenate(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let position = 0;
  for (const part of parts) {
    whole.set(part, position);
    position += part.byteLength;
  }
  return whole;
}
