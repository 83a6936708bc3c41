import type { Database } from '../../platform/database/index.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import { findAdmins, findRun } from './retention.repository.ts';

type Payload = { companyId: number; userId: number; runId: number };
type Dependencies = { database: Database; mailer: Mailer; config: { publicUrl: string } };

/** Nothing goes to who is no admin any more. */
export async function sendRetentionMailHandler(
  { companyId, userId, runId }: Payload,
  { database, mailer, config }: Dependencies,
): Promise<void> {
  const run = await findRun(database, companyId, runId);
  const admin = (await findAdmins(database, companyId)).find(({ id }) => id === userId);
  if (run === undefined || admin === undefined) return;
  const day = run.before.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const amount = run.submissions === 1 ? '1 submission' : `${run.submissions} submissions`;
  await mailer.send({
    to: admin.email,
    subject: 'Old submissions will be erased soon',
    greeting: `Hello ${admin.username},`,
    paragraphs: [
      `${amount} that arrived before ${day} will soon be older than your plan keeps submissions. They will be erased for good, with their videos and résumés, in 7 days at the earliest.`,
      'Download what you need before, or choose a plan that keeps submissions for longer.',
    ],
    action: { label: 'See plans', url: `${config.publicUrl}/plans` },
    footer: 'You get this mail because you are an admin of your company in Nimble.',
  });
}
