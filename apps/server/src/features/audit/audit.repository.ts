import type { AuditAction, AuditDetails } from '@nimble/contracts/audit';
import { sql } from 'kysely';
import { whereCondition } from '../../platform/database/collection-conditions.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';
import type { AuditRequest } from './audit.collection.ts';

const columns = [
  'id',
  'action',
  'actor_id',
  'actor_name',
  'subject_id',
  'subject_name',
  'details',
  'address',
  'created_at',
] as const;

const filterColumns = {
  action: 'action',
  subject: sql<string>`split_part(action, '.', 1)`,
  subjectId: 'subject_id',
  actorId: 'actor_id',
  actorName: 'actor_name',
  createdAt: 'created_at',
} as const;

type NewEvent = {
  companyId: number;
  actorId: number;
  action: AuditAction;
  subject: { id: number; name: string };
  details: AuditDetails;
  address: string | null;
};

/** Writes the event with the name that the actor has now. */
export async function insertEvent(transaction: Transaction, event: NewEvent): Promise<void> {
  const { companyId, actorId, action, subject, details, address } = event;
  await transaction
    .insertInto('audit_events')
    .columns([
      'company_id',
      'action',
      'actor_id',
      'actor_name',
      'subject_id',
      'subject_name',
      'details',
      'address',
    ])
    .expression((builder) =>
      builder
        .selectFrom('users')
        .select([
          sql<number>`${companyId}::bigint`.as('company_id'),
          sql<AuditAction>`${action}::text`.as('action'),
          'users.id as actor_id',
          'users.username as actor_name',
          sql<number>`${subject.id}::bigint`.as('subject_id'),
          sql<string>`${subject.name}::text`.as('subject_name'),
          sql<string>`${JSON.stringify(details)}::jsonb`.as('details'),
          sql<string | null>`${address}::text`.as('address'),
        ])
        .where('users.id', '=', actorId)
        .where('users.company_id', '=', companyId),
    )
    .execute();
}

export function findEvents(database: Database, companyId: number, request: AuditRequest) {
  return matching(database, companyId, request)
    .select(columns)
    .orderBy('id', request.sort.direction)
    .limit(request.pageSize)
    .offset((request.page - 1) * request.pageSize)
    .execute();
}
export type AuditRow = Awaited<ReturnType<typeof findEvents>>[number];

/** The next events below an id, newest first. */
export function findEventsBelow(
  database: Database,
  companyId: number,
  { request, below, most }: { request: AuditRequest; below: number; most: number },
) {
  return matching(database, companyId, request)
    .select(columns)
    .where('id', '<', below)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

export async function countEvents(
  database: Database,
  companyId: number,
  request: AuditRequest,
): Promise<number> {
  const { total } = await matching(database, companyId, request)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

function matching(database: Database, companyId: number, { where }: AuditRequest) {
  const own = database.selectFrom('audit_events').where('company_id', '=', companyId);
  return where === undefined ? own : own.where((builder) => whereCondition(builder, filterColumns, where));
}
