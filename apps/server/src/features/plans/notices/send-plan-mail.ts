import { companyRights } from '@nimble/contracts/plans';
import type { Database } from '../../../platform/database/index.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import { findPeopleWithRight } from '../../roles/index.ts';

type Payload = { companyId: number; userId: number; subject: string; paragraphs: string[] };
type Dependencies = { database: Database; mailer: Mailer; config: { publicUrl: string } };

/** Nothing is sent to a person who may not decide about the company any more. */
export async function sendPlanMailHandler(
  { companyId, userId, subject, paragraphs }: Payload,
  { database, mailer, config }: Dependencies,
): Promise<void> {
  const deciders = await findPeopleWithRight(database, companyId, companyRights);
  const reader = deciders.find(({ id }) => id === userId);
  if (reader === undefined) return;
  await mailer.send({
    to: reader.email,
    subject,
    greeting: `Hello ${reader.display_name ?? reader.username},`,
    paragraphs,
    action: { label: 'Open Plans', url: `${config.publicUrl}/plans` },
    footer: 'You’re receiving this email because you can choose your company’s plan on Nimble.',
  });
}
