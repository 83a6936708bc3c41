import type { AuditAction, AuditDetails, AuditRequest } from '@nimble/contracts/audit';
import { sql } from 'kysely';
import { compileCondition, whereCondition } from '../../platform/database/collection-conditions.ts';
import { onPage } from '../../platform/database/collection-statement.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';

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
  id: 'audit_events.id',
  action: 'audit_events.action',
  subject: { expression: `split_part(audit_events.action, '.', 1)` },
  subjectId: 'audit_events.subject_id',
  actorId: 'audit_events.actor_id',
  actorName: 'audit_events.actor_name',
  createdAt: 'audit_events.created_at',
} as const;

/** What says of which job an event is. */
export type About = { jobId: number | null; submissionId: number | null };

/** A submission that is deleted has none any more; its event names the job. */
const jobOf = ({ jobId, submissionId }: About) =>
  sql<number | null>`coalesce(${jobId}::bigint, job_of_submission(${submissionId}::bigint))`;

type NewEvent = {
  companyId: number;
  actorId: number;
  action: AuditAction;
  subject: { id: number; name: string };
  about: About;
  details: AuditDetails;
  address: string | null;
  apiToken: string | null;
};

/** Stores the event with the actor's current name. */
export async function insertEvent(transaction: Transaction, event: NewEvent): Promise<void> {
  const { companyId, actorId, action, subject, about, details, address, apiToken } = event;
  await transaction
    .insertInto('audit_events')
    .columns([
      'company_id',
      'action',
      'actor_id',
      'actor_name',
      'subject_id',
      'subject_name',
      'job_id',
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
          jobOf(about).as('job_id'),
          sql<string>`${JSON.stringify(details)}::jsonb`.as('details'),
          sql<string | null>`${address}::text`.as('address'),
          sql<string | null>`${apiToken}::text`.as('api_token'),
        ])
        .where('users.id', '=', actorId)
        .where('users.company_id', '=', companyId),
    )
    .execute();
}

/** Stores events of one actor in one statement. */
export async function insertEvents(
  transaction: Transaction,
  by: Pick<NewEvent, 'companyId' | 'actorId' | 'address' | 'apiToken'>,
  events: readonly { action: AuditAction; subjectId: number; about: About; details: AuditDetails }[],
): Promise<void> {
  const { companyId, actorId, address, apiToken } = by;
  await sql`
    insert into audit_events (company_id, action, actor_id, actor_name, subject_id, subject_name, job_id, details, address, api_token)
    select ${companyId}::bigint, event.action, users.id, users.username, event.subject_id, '',
      coalesce(event.job_id, job_of_submission(event.submission_id)),
      event.details,
      ${address}::text, ${apiToken}::text
    from users, unnest(
      ${events.map(({ action }) => action)}::text[],
      ${events.map(({ subjectId }) => subjectId)}::bigint[],
      ${events.map(({ about }) => about.jobId)}::bigint[],
      ${events.map(({ about }) => about.submissionId)}::bigint[],
      ${events.map(({ details }) => JSON.stringify(details))}::jsonb[]
    ) with ordinality as event (action, subject_id, job_id, submission_id, details, number)
    where users.id = ${actorId} and users.company_id = ${companyId}
    order by event.number`.execute(transaction);
}

const nobody = { actor_id: null, actor_name: null, subject_name: '', address: null };

/** An event without an actor in the company: without name and address. */
export async function insertEventOfNobody(
  transaction: Transaction,
  event: Pick<NewEvent, 'companyId' | 'action' | 'about'> & { subjectId: number; details?: AuditDetails },
): Promise<void> {
  await transaction
    .insertInto('audit_events')
    .values({
      company_id: event.companyId,
      action: event.action,
      subject_id: event.subjectId,
      job_id: jobOf(event.about),
      details: JSON.stringify(event.details ?? {}),
      ...nobody,
    })
    .execute();
}

export async function countEventsSince(
  transaction: Transaction,
  companyId: number,
  action: AuditAction,
  since: Date,
): Promise<number> {
  const { total } = await transaction
    .selectFrom('audit_events')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('company_id', '=', companyId)
    .where('action', '=', action)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return total;
}

/** How many of a company's newest events of an action are searched for a subject. */
const recentEvents = 1000;

/** The recent events of one kind about a subject, newest first. */
export function findRecentEvents(
  transaction: Database | Transaction,
  companyId: number,
  { action, subjectId }: { action: AuditAction; subjectId: number },
) {
  return transaction
    .selectFrom((builder) =>
      builder
        .selectFrom('audit_events')
        .select(['id', 'actor_id', 'actor_name', 'api_token', 'details', 'subject_id'])
        .where('company_id', '=', companyId)
        .where('action', '=', action)
        .orderBy('id', 'desc')
        .limit(recentEvents)
        .as('recent'),
    )
    .select(['actor_id', 'actor_name', 'api_token', 'details'])
    .where('subject_id', '=', subjectId)
    .orderBy('id', 'desc')
    .execute();
}

function matching(database: Database, companyId: number, { where }: AuditRequest) {
  return database
    .selectFrom('audit_events')
    .where('company_id', '=', companyId)
    .where(whereCondition(compileCondition(filterColumns, where)));
}

export function findEvents(database: Database, companyId: number, request: AuditRequest) {
  return matching(database, companyId, request)
    .select(columns)
    .orderBy('created_at', request.sort.direction)
    .orderBy('id', request.sort.direction)
    .$call(onPage(request))
    .execute();
}
export type AuditRow = Awaited<ReturnType<typeof findEvents>>[number];

/**
 * The next events below that of an id, newest first; null: the newest. The database compares times more exactly than a
 * Date.
 */
export function findEventsBelow(
  database: Database,
  companyId: number,
  { request, below, most }: { request: AuditRequest; below: number | null; most: number },
) {
  return matching(database, companyId, request)
    .select(columns)
    .$if(below !== null, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (select last.created_at, last.id from audit_events as last
          where last.company_id = ${companyId} and last.id = ${below})`,
      ),
    )
    .orderBy('created_at', 'desc')
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
