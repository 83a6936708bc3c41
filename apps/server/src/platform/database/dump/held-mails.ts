import { mostReminders } from '@nimble/contracts/companies';
import type { ClientBase } from 'pg';

/** How many pending emails a task had. */
export type HeldMails = { task: string; count: number };

/**
 * Removes emails from the restored queue: those that were pending when the backup was made may have been sent since,
 * which cannot be known. Scheduled emails count as sent up to now, for the same reason. Invitations to jobs are shown
 * as not sent, where they can be resent; of emails about decisions the reviewer sees that their arrival is unclear.
 * @returns what was pending, by task.
 */
export async function holdMails(client: ClientBase, mailTasks: readonly string[]): Promise<HeldMails[]> {
  const { rows } = await client.query<HeldMails>(
    `WITH held AS (
       DELETE FROM graphile_worker._private_jobs AS jobs
       USING graphile_worker._private_tasks AS tasks
       WHERE tasks.id = jobs.task_id AND tasks.identifier = ANY($1)
       RETURNING tasks.identifier AS task
     )
     SELECT task, count(*)::integer AS count FROM held GROUP BY task ORDER BY task`,
    [mailTasks],
  );
  await client.query(
    `UPDATE public.job_invitations SET failure = 'unreachable', failed_at = now()
     WHERE sent_at IS NULL AND failed_at IS NULL`,
  );
  await client.query(
    `UPDATE public.decision_mails
     SET failure = 'unclear', failed_at = now(), handed_over_at = coalesce(handed_over_at, now())
     WHERE sent_at IS NULL AND failed_at IS NULL`,
  );
  await client.query(
    "UPDATE public.users SET notifications_mailed_at = now() WHERE notification_mails <> 'off'",
  );
  await client.query(
    'UPDATE public.notifications SET mailed_at = now() WHERE read_at IS NULL AND mailed_at IS NULL',
  );
  // Only those that are due: later ones were not reminded yet.
  await client.query(
    `UPDATE public.job_invitations SET reminded_at = now(), reminders = least(reminders + 1, ${mostReminders})
     FROM public.jobs JOIN public.companies ON companies.id = jobs.company_id
     WHERE jobs.id = job_id AND sent_at IS NOT NULL AND submitted_at IS NULL AND withdrawn_at IS NULL
       AND coalesce(job_invitations.deadline, jobs.deadline)
         <= now() + make_interval(days => (SELECT max(days) FROM unnest(reminder_days) AS days))`,
  );
  return rows;
}
