import type { NewSubmission } from '@nimble/contracts/interviews';
import type { Language } from '@nimble/contracts/languages';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { invitationEnd, type Transaction } from '../../platform/database/index.ts';
import { type Given, prepare } from '../../platform/database/prepare.ts';
import { namedLanguageOfCall } from '../../platform/texts/index.ts';
import { hasEmail, uploading } from './interviews.repository.ts';

/** Before the deadline, the candidate's own or the job's, and with fewer finished submissions than the job asks for. */
function isOpenAt(now: Expression<Date>) {
  return sql<boolean>`
    coalesce(${invitationEnd('invited').end} >= ${now}, true)
    and (jobs.max_submissions is null or jobs.max_submissions > (
      select count(*) from submissions as finished
      where finished.company_id = jobs.company_id and finished.job_id = jobs.id and finished.status <> 'uploading'
        and finished.new_attempt_at is null
    ))`;
}

/** An interview that begins with the job's link, or with this invitation. */
export type Beginning = NewSubmission & {
  now: Date;
  language: Language | undefined;
  invitationId: number | null;
  /** Has the company of a submission any? Only then the event needs more statements. */
  hasWebhooks: RawBuilder<boolean>;
};

/** The person's consent, as far as the company uses it at this moment; without any kind there is no version either. */
function insightsConsent(given: Given<Beginning>) {
  const now = sql<Date>`${given((begun) => begun.now)}::timestamptz`;
  const version = sql<string>`${given((begun) => begun.insightsConsent?.version ?? null)}::text`;
  const performance = sql<boolean>`(companies.insights
    and ${given((begun) => begun.insightsConsent?.performance ?? false)}::boolean)`;
  const behavioral = sql<boolean>`(companies.insights and companies.behavioral_insights
    and ${given((begun) => begun.insightsConsent?.behavioral ?? false)}::boolean)`;
  return [
    sql<string | null>`case when ${performance} or ${behavioral} then ${version} end`.as(
      'insights_consent_version',
    ),
    sql<Date | null>`case when ${performance} then ${now} end`.as('performance_consented_at'),
    sql<Date | null>`case when ${behavioral} then ${now} end`.as('behavioral_consented_at'),
  ] as const;
}

/** What the job and the invitation allow; a trigger adds the candidate's extra time. */
const timeFactor = sql<number>`coalesce(invited.time_factor, 1)`;
const untimed = sql<boolean>`jobs.untimed or coalesce(invited.untimed, false)`;
const allowances = [
  timeFactor.as('time_factor'),
  untimed.as('untimed'),
  timeFactor.as('begun_time_factor'),
  untimed.as('begun_untimed'),
] as const;

/** The job's own link, unless it is switched off, or the candidate's invitation. */
function isLinked(given: Given<Beginning>) {
  const invitationId = sql<number | null>`${given((begun) => begun.invitationId)}::bigint`;
  return sql<boolean>`case when ${invitationId} is null
    then jobs.shared_link and jobs.share_token = ${given((begun) => begun.shareToken)}::text
    else invited.id is not null end`;
}

/** Has the address submitted for the job, without being allowed to do so again? */
function hasApplied(lowerCaseEmail: Expression<string>) {
  return sql<boolean>`exists (
    select from submissions
    where submissions.company_id = jobs.company_id and submissions.job_id = jobs.id
      and ${hasEmail(lowerCaseEmail)} and submissions.status <> 'uploading' and submissions.new_attempt_at is null
  )`;
}

/** In the order of the columns below. */
const begunColumns = [
  'company_id',
  'job_id',
  'candidate_name',
  'candidate_email',
  'status',
  'device_info',
  'browser_info',
  'consent_version',
  'consented_at',
  'insights_consent_version',
  'performance_consented_at',
  'behavioral_consented_at',
  'time_factor',
  'untimed',
  'begun_time_factor',
  'begun_untimed',
  'language',
  'source',
  'invitation_id',
  'draw_seed',
] as const;

/**
 * A value that the draw replaces in the same transaction. It tells of the pools as they are once the job is locked: a
 * subquery of `returning` would read them as they were before.
 */
const undrawn = sql<string | null>`case when jobs.pools <> '[]' then 'undrawn' end`.as('draw_seed');
/** Only then there is something to draw, which needs more statements. */
const hasPools = sql<boolean>`draw_seed is not null`.as('has_pools');

const beginInterview = prepare((database, given: Given<Beginning>, { hasWebhooks }) =>
  database
    .insertInto('submissions')
    .columns(begunColumns)
    .expression((builder) =>
      builder
        .selectFrom('jobs')
        .innerJoin('companies', 'companies.id', 'jobs.company_id')
        .leftJoin('job_invitations as invited', (join) =>
          join.onRef('invited.job_id', '=', 'jobs.id').on(
            'invited.id',
            '=',
            given((begun) => begun.invitationId),
          ),
        )
        .select(['jobs.company_id', 'jobs.id'])
        .select([
          sql<string>`${given(({ candidateName }) => candidateName)}::text`.as('candidate_name'),
          sql<string>`${given(({ candidateEmail }) => candidateEmail)}::text`.as('candidate_email'),
          uploading.as('status'),
          sql<string>`${given(({ deviceInfo }) => JSON.stringify(deviceInfo))}::jsonb`.as('device_info'),
          sql<string>`${given(({ browserInfo }) => JSON.stringify(browserInfo))}::jsonb`.as('browser_info'),
          sql<string>`${given((begun) => begun.consentVersion)}::text`.as('consent_version'),
          sql<Date>`${given(({ now }) => now)}::timestamptz`.as('consented_at'),
          ...insightsConsent(given),
          ...allowances,
          sql<Language | null>`${given(({ language }) => language ?? null)}::text`.as('language'),
          sql<string | null>`nullif(${given(({ source }) => source ?? '')}::text, '')`.as('source'),
          'invited.id as invitation_id',
          undrawn,
        ])
        .where(
          'jobs.id',
          '=',
          given(({ job }) => job),
        )
        .where(isLinked(given))
        .where('jobs.status', '=', sql.lit('active' as const))
        .where('companies.stopped_at', 'is', null)
        .where(isOpenAt(given(({ now }) => now)))
        .where(sql<boolean>`not ${hasApplied(given(({ candidateEmail }) => candidateEmail.toLowerCase()))}`)
        .forKeyShare('jobs'),
    )
    .returning(['id', 'company_id', 'status', 'candidate_name', 'candidate_email'])
    .returning([hasPools, hasWebhooks.as('has_webhooks')]),
);

/**
 * Begins an interview of the job behind the link, in one statement, so that a concurrently deleted job leaves nothing.
 * @returns undefined when no active job has this token and id, when its deadline has passed or it has all its
 * submissions, when this address has submitted for it, or when the invitation was withdrawn or used meanwhile (by the
 * trigger that takes it).
 */
export async function insertSubmission(
  transaction: Transaction,
  submission: NewSubmission & Pick<Beginning, 'invitationId' | 'hasWebhooks'>,
) {
  const language = namedLanguageOfCall();
  const given = { ...submission, language, now: new Date() };
  const [row] = await beginInterview(transaction, given);
  return row;
}

/** The seed of a draw from pools, and the ids of all questions that the interview asks, in their order. */
export type Draw = { seed: string; questionIds: number[] };

export async function storeDraw(
  transaction: Transaction,
  { id, company_id }: { id: number; company_id: number },
  { seed, questionIds }: Draw,
): Promise<void> {
  await transaction
    .updateTable('submissions')
    .set({ draw_seed: seed, drawn_questions: questionIds })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();
}
