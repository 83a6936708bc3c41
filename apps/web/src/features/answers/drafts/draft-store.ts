import type { AnswerValue } from '@nimble/contracts/answers';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A draft as this device keeps it: its text survives a reload, a crash and a lost connection. */
export type StoredDraft = {
  /** `draftKey` */
  key: string;
  submissionId: number;
  attempt: number;
  sequence: number;
  /** The sequence of the server's draft that it continues. */
  after: number;
  /** The page that wrote it. */
  writer: string;
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

/**
 * What the server does not have yet. A browser without room or without IndexedDB still has the text on the page and on
 * the server.
 */
export const draftStore = {
  async read(submissionId: number): Promise<StoredDraft[]> {
    try {
      return await (await open()).getAllFromIndex('drafts', 'submission', submissionId);
    } catch {
      return [];
    }
  },

  /** @returns whether it is kept: a browser may be full, or forbid it. */
  async write(draft: StoredDraft): Promise<boolean> {
    try {
      await (await open()).put('drafts', draft);
      return true;
    } catch {
      return false;
    }
  },

  /** The server has everything up to this sequence. */
  async forget(key: string, sequence: number): Promise<void> {
    try {
      const transaction = (await open()).transaction('drafts', 'readwrite');
      const kept = await transaction.store.get(key);
      if (kept !== undefined && kept.sequence <= sequence) await transaction.store.delete(key);
      await transaction.done;
    } catch {
      // It only is kept longer than needed.
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
