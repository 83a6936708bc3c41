import type { Transaction } from '../database/index.ts';
import { endArrival } from './arriving-files.ts';

/** A file that is stored under another key from now on. */
type Moved = { fileId: number; formerKey: string; key: string };

/** The rest of it is stored, beside a film; `as` names and describes it where it becomes a part of that film. */
type Rest = { keptBytes: number; filmId: number; sizeBytes: number; as?: { name: string; mime: string } };

/** The file keeps its id, and so its address. @returns false when it has been stored elsewhere meanwhile. */
export function keepRest(
  transaction: Transaction,
  companyId: number,
  { keptBytes, filmId, sizeBytes, as, ...moved }: Moved & Rest,
): Promise<boolean> {
  const rest = { kept_bytes: keptBytes, film_file_id: filmId };
  return store(transaction, companyId, moved, { ...rest, size_bytes: sizeBytes, ...as });
}

/** As keepRest, for a file that does not need the film any more. */
export function keepWhole(transaction: Transaction, companyId: number, moved: Moved): Promise<boolean> {
  return store(transaction, companyId, moved, { kept_bytes: null, film_file_id: null });
}

type Changes = {
  kept_bytes: number | null;
  film_file_id: number | null;
  size_bytes?: number;
  name?: string;
  mime?: string;
};

async function store(
  transaction: Transaction,
  companyId: number,
  { fileId, formerKey, key }: Moved,
  changes: Changes,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('files')
    .set({ storage_key: key, ...changes })
    .where('company_id', '=', companyId)
    .where('id', '=', fileId)
    .where('storage_key', '=', formerKey)
    .executeTakeFirst();
  await endArrival(transaction, key);
  return numUpdatedRows === 1n;
}
