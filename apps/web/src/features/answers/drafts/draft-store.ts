import type { AnswerValue } from '@nimble/contracts/answers';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A draft as this device keeps it: its text survives a reload, a crash and a lost connection. */
export type StoredDraft = {
  /** `draftKey` */
  key: string;
  submissionId: number;
  attempt: number;
  sequence: number;
  seconds: number;
  value: AnswerValue;
};

interface Schema extends DBSchema {
  drafts: { key: string; value: StoredDraft; indexes: { submission: number } };
}

let database: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>('nimble-drafts', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('drafts', { keyPath: 'key' }).createIndex('submission', 'submissionId');
    },
    terminated() {
      database = undefined;
    },
  }).catch((error: unknown) => {
    database = undefined;
    throw error;
  });
  return database;
}

/** A browser without room or without IndexedDB still has the text on the page and on the server. */
export const draftStore = {
  async read(submissionId: number): Promise<StoredDraft[]> {
    try {
      return await (await open()).getAllFromIndex('drafts', 'submission', submissionId);
    } catch {
      return [];
    }
  },

  async write(draft: StoredDraft): Promise<void> {
    try {
      await (await open()).put('drafts', draft);
    } catch {
      // Full, closed or forbidden.
    }
  },

  /** The interview is submitted. */
  async end(submissionId: number): Promise<void> {
    try {
      const transaction = (await open()).transaction('drafts', 'readwrite');
      const keys = await transaction.store.index('submission').getAllKeys(submissionId);
      await Promise.all([...keys.map((key) => transaction.store.delete(key)), transaction.done]);
    } catch {
      // There is nothing to delete.
    }
  },
};
