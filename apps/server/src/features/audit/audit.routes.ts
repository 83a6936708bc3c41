import { Readable } from 'node:stream';
import { csvFormat } from '@nimble/contracts';
import { exportAuditEvents, listAuditEvents } from '@nimble/contracts/audit';
import { stringify } from 'csv-stringify';
import type { FastifyInstance } from 'fastify';
import { handleCollection } from '../../platform/http/index.ts';
import { languageOfCall } from '../../platform/texts/index.ts';
import { csvColumns } from './audit.presenter.ts';
import type { AuditService } from './audit.service.ts';

export function auditRoutes(app: FastifyInstance, audit: AuditService): void {
  handleCollection(app, listAuditEvents, async ({ principal }, wanted) =>
    audit.list(principal.companyId, wanted),
  );
  handleCollection(app, exportAuditEvents, async ({ principal, request, reply }, wanted) => {
    const csv = stringify({ ...csvFormat(languageOfCall()), header: true, columns: csvColumns() });
    const rows = Readable.from(audit.rows(principal.companyId, wanted));
    rows.on('error', (error) => csv.destroy(error));
    csv.on('error', (error) => request.log.error({ err: error }, 'the audit log was cut off'));
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="audit-log.csv"')
      .header('cache-control', 'no-store')
      .send(rows.pipe(csv));
  });
}
