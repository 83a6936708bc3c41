import type { Pagination } from '@nimble/contracts';
import type { AuditEvent, AuditRequest } from '@nimble/contracts/audit';
import type { Database } from '../../platform/database/index.ts';
import { paginationOf } from '../../platform/http/index.ts';
import { presentCsvRow, presentEvent } from './audit.presenter.ts';
import { countEvents, findEvents, findEventsBelow } from './audit.repository.ts';

const eventsARead = 1000;

export function createAuditService(database: Database) {
  return {
    async list(
      companyId: number,
      request: AuditRequest,
    ): Promise<{ data: AuditEvent[]; meta: { pagination: Pagination } }> {
      const [rows, total] = await Promise.all([
        findEvents(database, companyId, request),
        countEvents(database, companyId, request),
      ]);
      return {
        data: rows.map(presentEvent),
        meta: { pagination: paginationOf(request, total) },
      };
    },

    /** Every matching event as a row of cells, newest first; holds at most a thousand at a time. */
    async *rows(companyId: number, request: AuditRequest): AsyncGenerator<string[]> {
      let below: number | null = null;
      while (true) {
        const rows = await findEventsBelow(database, companyId, { request, below, most: eventsARead });
        for (const row of rows) yield presentCsvRow(row);
        const last = rows.at(-1);
        if (last === undefined || rows.length < eventsARead) return;
        below = last.id;
      }
    },
  };
}
export type AuditService = ReturnType<typeof createAuditService>;
