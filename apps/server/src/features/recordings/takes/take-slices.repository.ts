import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/index.ts';
import { announceFile } from '../../../platform/files/index.ts';
import type { SliceList } from '../../../platform/storage/uploads/sliced-uploads.ts';
import { takeKey } from './take-keys.ts';

/** Finds slices by the take's id alone: the byte store uses it for takes whose owner was checked. */
export function createTakeSlices(database: Database): SliceList {
  return {
    async arrived(takeId) {
      const row = await database
        .selectFrom('takes')
        .select(({ selectFrom }) =>
          selectFrom('take_slices')
            .select(({ fn }) => fn.sum<number | null>('size_bytes').as('arrived'))
            .whereRef('take_id', '=', 'takes.id')
            .as('arrived_bytes'),
        )
        .where('id', '=', takeId)
        .executeTakeFirst();
      return row && Number(row.arrived_bytes ?? 0);
    },

    /** Two slices at the same byte collide in the primary key; one at another byte does not match the end. */
    async append(takeId, { startByte, sizeBytes, name }) {
      const { rows } = await sql`
        insert into take_slices (take_id, start_byte, size_bytes, name)
        select id, ${startByte}::bigint, ${sizeBytes}::bigint, ${name}::uuid from takes
        where id = ${takeId}
          and ${startByte}::bigint = (select coalesce(sum(size_bytes), 0) from take_slices where take_id = takes.id)
        on conflict do nothing
        returning take_id`.execute(database);
      return rows.length === 1;
    },

    async all(takeId) {
      const rows = await database
        .selectFrom('take_slices')
        .select(['start_byte', 'size_bytes', 'name'])
        .where('take_id', '=', takeId)
        .orderBy('start_byte')
        .execute();
      return rows.map((row) => ({ startByte: row.start_byte, sizeBytes: row.size_bytes, name: row.name }));
    },

    announceJoined: async (takeId) => void (await announceFile(database, takeKey(takeId))),
  };
}

/** Joined slices are not needed any more. @returns whether there were any. */
export async function deleteSlices(transaction: Transaction, takeId: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('take_slices')
    .where('take_id', '=', takeId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
