import {
  type InvitationCounts,
  type InvitationState,
  type InvitationsQuery,
} from '@nimble/contracts/invitations';
import { sql } from 'kysely';
import { containingPattern, type Database, type Transaction } from '../../platform/database/index.ts';
import { endsAt } from './invitations.repository.ts';

/** One definition for the rows, the filter and the counts. */
const state = sql<InvitationState>`case
  when job_invitations.submitted_at is not null then 'submitted'
  when job_invitations.withdrawn_at is not null then 'withdrawn'
  when ${endsAt} <= now() then 'expired'
  when job_invitations.started_at is not null then 'started'
  when job_invitations.opened_at is not null then 'opened'
  when job_invitations.failed_at is not null and job_invitations.failure = 'refused' then 'bounced'
  when job_invitations.sent_at is not null then 'sent'
  when job_invitations.failed_at is not null then 'failed'
  else 'waiting' end`;

function ofJob(database: Database, { companyId, jobId, search }: Asked) {
  const pattern = containingPattern(search.toLowerCase());
  return database
    .selectFrom('job_invitations')
    .innerJoin('jobs', 'jobs.id', 'job_invitations.job_id')
    .where('job_invitations.company_id', '=', companyId)
    .where('job_invitations.job_id', '=', jobId)
    .$if(search !== '', (query) =>
      query.where(
        sql<boolean>`(job_invitations.email like ${pattern} or lower(job_invitations.candidate_name) like ${pattern})`,
      ),
    );
}

type Asked = { companyId: number; jobId: number; search: string };

const shownColumns = [
  'job_invitations.job_id',
  'job_invitations.external_id',
  'job_invitations.id',
  'job_invitations.email',
  'job_invitations.candidate_name',
  'job_invitations.language',
  'job_invitations.source',
  'job_invitations.time_factor',
  'job_invitations.untimed',
  'job_invitations.questions_in_advance',
  'job_invitations.days_to_answer',
  'job_invitations.created_at',
  'job_invitations.sent_at',
  'job_invitations.reminded_at',
  'job_invitations.failure',
  'job_invitations.failed_at',
  'job_invitations.opened_at',
  'job_invitations.started_at',
  'job_invitations.submitted_at',
  'job_invitations.withdrawn_at',
  'job_invitations.submission_id',
  endsAt.as('deadline'),
  state.as('state'),
] as const;

/** One page, newest first. */
export function findInvitations(
  database: Database,
  asked: Asked,
  { page, pageSize, state: wanted }: InvitationsQuery,
) {
  return ofJob(database, asked)
    .select(shownColumns)
    .$if(wanted !== undefined, (query) => query.where(state, '=', wanted as InvitationState))
    .orderBy('job_invitations.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}
export type InvitationRow = Awaited<ReturnType<typeof findInvitations>>[number];

/** Counts the invitations of each state; states without any are left out. */
export async function countInvitations(
  database: Database,
  asked: Asked,
): Promise<{ [State in InvitationState]?: number }> {
  const rows = await ofJob(database, asked)
    .select([state.as('state'), sql<number>`count(*)`.as('total')])
    .groupBy(state)
    .execute();
  return Object.fromEntries(rows.map(({ state: of, total }) => [of, total])) as Partial<InvitationCounts>;
}

/** Finds an invitation by its id, or by that of its order. */
export function findInvitation(
  database: Database | Transaction,
  companyId: number,
  asked: { id: number } | { externalId: string },
) {
  return database
    .selectFrom('job_invitations')
    .innerJoin('jobs', 'jobs.id', 'job_invitations.job_id')
    .select(shownColumns)
    .where('job_invitations.company_id', '=', companyId)
    .$if('id' in asked, (query) => query.where('job_invitations.id', '=', 'id' in asked ? asked.id : 0))
    .$if('externalId' in asked, (query) =>
      query.where('job_invitations.external_id', '=', 'externalId' in asked ? asked.externalId : ''),
    )
    .executeTakeFirst();
}
