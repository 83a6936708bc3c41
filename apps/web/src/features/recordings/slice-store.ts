import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Why a recording ended before its candidate or its time limit ended it. */
export type TakeCut = 'cameraLost' | 'storageFull';

/** A take as this device keeps it until the server has accepted it. */
export type KeptTake = {
  takeId: string;
  /** Its name on the server: another one each time it must be sent from the start. */
  uploadId: string;
  submissionId: number;
  questionId: number;
  mimeType: string;
  /** Bytes of all slices. */
  size: number;
  /** `recording` after a crash in the middle, too: what was kept up to it is usable. */
  state: 'recording' | 'recorded' | 'chosen';
  cut: TakeCut | null;
  /** No voice was heard: it is of no use as an answer. */
  isSilent: boolean;
  /** Seconds. */
  duration: number;
  /** Milliseconds since 1970; the newest take of a question counts. */
  startedAt: number;
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

/** Keeps takes on this device, slice by slice (design §5). Never holds more of a take in memory than is asked for. */
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
    await Promise.all([
      transaction.objectStore('slices').put({ takeId, offset: take.size, bytes }),
      takes.put(grown),
      transaction.done,
    ]);
    return grown;
  },

  /** Changes what is known of a take; one that is gone stays gone. */
  async change(
    takeId: string,
    changes: Partial<Pick<KeptTake, 'state' | 'cut' | 'isSilent' | 'uploadId'>>,
  ): Promise<KeptTake | undefined> {
    const transaction = (await open()).transaction('takes', 'readwrite');
    const take = await transaction.store.get(takeId);
    if (take === undefined) return undefined;
    const changed = { ...take, ...changes };
    await Promise.all([transaction.store.put(changed), transaction.done]);
    return changed;
  },

  async find(takeId: string): Promise<KeptTake | undefined> {
    return (await open()).get('takes', takeId);
  },

  async ofSubmission(submissionId: number): Promise<KeptTake[]> {
    return (await open()).getAllFromIndex('takes', 'submission', submissionId);
  },

  /** The bytes from `offset` on, `most` of them and at most a slice more; empty when there are none yet. */
  async read(takeId: string, offset: number, most: number): Promise<Uint8Array<ArrayBuffer>> {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let length = 0;
    const { store } = (await open()).transaction('slices');
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

  /** For playing it: a blob of blobs, which the browser may keep outside of memory. */
  async playable(takeId: string): Promise<Blob> {
    const take = await sliceStore.find(takeId);
    const parts: Blob[] = [];
    let cursor = await (await open()).transaction('slices').store.openCursor(slicesOf(takeId));
    while (cursor) {
      parts.push(new Blob([cursor.value.bytes]));
      cursor = await cursor.continue();
    }
    return new Blob(parts, { type: take?.mimeType.split(';')[0] ?? '' });
  },

  async forget(takeId: string): Promise<void> {
    const transaction = (await open()).transaction(['takes', 'slices'], 'readwrite');
    await Promise.all([
      transaction.objectStore('takes').delete(takeId),
      transaction.objectStore('slices').delete(slicesOf(takeId)),
      transaction.done,
    ]);
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
