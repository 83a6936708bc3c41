import { type RawBuilder, sql } from 'kysely';

type End = { isToCome: RawBuilder<boolean>; own: RawBuilder<Date | null>; end: RawBuilder<Date | null> };

/**
 * The end of the invitation with this alias, in a query that also has its job. Days to answer begin with the email. If
 * sending it was given up, they begin then: a link that came another way would otherwise never close.
 */
export function invitationEnd(alias: 'job_invitations' | 'invited'): End {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  const isToCome = sql<boolean>`(${of('days_to_answer')} is not null and ${of('sent_at')} is null)`;
  const own = sql<Date | null>`coalesce(${of('deadline')}, case when ${isToCome}
    then ${of('failed_at')} + make_interval(hours => 24 * ${of('days_to_answer')}) end)`;
  const end = sql<Date | null>`coalesce(${own}, case when not ${isToCome} then jobs.deadline end)`;
  return { isToCome, own, end };
}
