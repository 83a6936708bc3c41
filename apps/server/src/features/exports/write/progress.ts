import type { Database } from '../../../platform/database/index.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import { setProgress } from '../exports.repository.ts';
import { ExportGone } from './faults.ts';

const milliseconds = 1000;
/** The last percent is for storing what was written. */
const most = 99;

type Needs = {
  database: Database;
  storage: Pick<Storage, 'requireRoom'>;
  exportId: number;
  signal: AbortSignal;
};

export type Progress = (done: number, of: number) => Promise<void>;

/**
 * Stores the progress, at most once a second. Also where writing ends early: when the export was deleted, the worker
 * stops, or the room for files is used up.
 */
export function createProgress({ database, storage, exportId, signal }: Needs): Progress {
  let at = 0;
  return async (done, of) => {
    signal.throwIfAborted();
    if (Date.now() - at < milliseconds) return;
    at = Date.now();
    await storage.requireRoom();
    const percent = of === 0 ? 0 : Math.min(most, Math.floor((done / of) * 100));
    if (!(await setProgress(database, exportId, percent))) throw new ExportGone();
  };
}
