import type { AuditAction, AuditDetails, AuditRequest } from '@nimble/contracts/audit';
import { sql } from 'kysely';
import { whereCondition } from '../../platform/database/collection-conditions.ts';
import {
  type CollectionValues,
  collectionValues,
  onPage,
  shapeOfFilters,
  shapeOfPage,
} from '../../platform/database/collection-statement.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';
import { type Given, prepare } from '../../platform/database/prepare.ts';

const columns = [
  'id',
  'action',
  'actor_id',
  'actor_name',
  'subject_id',
  'subject_name',
  'details',
  'address',
  'api_token',
  'created_at',
] as const;

const filterColumns = {
  id: 'id',
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
  apiToken: string | null;
};

/** Writes the event with the name that the actor has now. */
export async function insertEvent(transaction: Transaction, event: NewEvent): Promise<void> {
  const { companyId, actorId, action, subject, details, address, apiToken } = event;
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
      'api_token',
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
          sql<string | null>`${apiToken}::text`.as('api_token'),
        ])
        .where('users.id', '=', actorId)
        .where('users.company_id', '=', companyId),
    )
    .execute();
}

const nobody = { actor_id: null, actor_name: null, subject_name: '', address: null };

/** An event that is nobody's of the company: without actor, address and name. */
export async function insertEventOfNobody(
  transaction: Transaction,
  event: { companyId: number; action: AuditAction; subjectId: number; details?: AuditDetails },
): Promise<void> {
  await transaction
    .insertInto('audit_events')
    .values({
      company_id: event.companyId,
      action: event.action,
      subject_id: event.subjectId,
      details: JSON.stringify(event.details ?? {}),
      ...nobody,
    })
    .execute();
}

/** Among so many of a company's newest events of an action those of one subject are looked for. */
const recentEvents = 1000;

/** The recent events of one kind about a subject, newest first. */
export function findRecentEvents(
  transaction: Transaction,
  companyId: number,
  { action, subjectId }: { action: AuditAction; subjectId: number },
) {
  return transaction
    .selectFrom((builder) =>
      builder
        .selectFrom('audit_events')
        .select(['id', 'actor_id', 'api_token', 'details', 'subject_id'])
        .where('company_id', '=', companyId)
        .where('action', '=', action)
        .orderBy('id', 'desc')
        .limit(recentEvents)
        .as('recent'),
    )
    .select(['actor_id', 'api_token', 'details'])
    .where('subject_id', '=', subjectId)
    .orderBy('id', 'desc')
    .execute();
}

type Asked = CollectionValues<AuditRequest>;

const eventsPage = prepare(
  (database, given: Given<Asked>, { request }) =>
    matching(database, given, request)
      .select(columns)
      .orderBy('id', request.sort.direction)
      .$call(onPage(request, given)),
  shapeOfPage,
);

const eventsBelow = prepare(
  (database, given: Given<Asked & { below: number; most: number }>, { request }) =>
    matching(database, given, request)
      .select(columns)
      .where(
        'id',
        '<',
        given(({ below }) => below),
      )
      .orderBy('id', 'desc')
      .limit(given(({ most }) => most)),
  shapeOfFilters,
);

const eventsTotal = prepare(
  (database, given: Given<Asked>, { request }) =>
    matching(database, given, request).select(({ fn }) => fn.countAll<number>().as('total')),
  shapeOfFilters,
);

function matching(database: Database | Transaction, given: Given<Asked>, { where }: AuditRequest) {
  const own = database.selectFrom('audit_events').where(
    'company_id',
    '=',
    given(({ companyId }) => companyId),
  );
  return where === undefined
    ? own
    : own.where((builder) => whereCondition(builder, filterColumns, where, given));
}

export function findEvents(database: Database, companyId: number, request: AuditRequest) {
  return eventsPage(database, collectionValues(companyId, request));
}
export type AuditRow = Awaited<ReturnType<typeof findEvents>>[number];

/** The next events below an id, newest first. */
export function findEventsBelow(
  database: Database,
  companyId: number,
  { request, ...next }: { request: AuditRequest; below: number; most: number },
) {
  return eventsBelow(database, { ...collectionValues(companyId, request), ...next });
}

export async function countEvents(
  database: Database,
  companyId: number,
  request: AuditRequest,
): Promise<number> {
  const [counted] = await eventsTotal(database, collectionValues(companyId, request));
  return counted?.total ?? 0;
}
