import { type RawBuilder, sql } from 'kysely';

type End = { isToCome: RawBuilder<boolean>; own: RawBuilder<Date | null>; end: RawBuilder<Date | null> };

/**
 * Until when the invitation with this alias can be used, beside its job. Days to answer begin with the email; where it was given up,
 * they begin then, so that a link that another way has brought is not open for ever.
 */
export function invitationEnd(alias: 'job_invitations' | 'invited'): End {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  const isToCome = sql<boolean>`(${of('days_to_answer')} is not null and ${of('sent_at')} is null)`;
  const own = sql<Date | null>`coalesce(${of('deadline')}, case when ${isToCome}
    then ${of('failed_at')} + make_interval(hours => 24 * ${of('days_to_answer')}) end)`;
  const end = sql<Date | null>`coalesce(${own}, case when not ${isToCome} then jobs.deadline end)`;
  return { isToCome, own, end };
}
