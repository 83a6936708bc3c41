import type { Database } from '../../platform/database/index.ts';
import type { Mail, Mailer } from '../../platform/mail/index.ts';
import { findToSend, markSent } from './invitations.repository.ts';

type Dependencies = { database: Database; mailer: Mailer; config: { publicUrl: string } };
type Payload = { companyId: number; invitationId: number };
type ToSend = NonNullable<Awaited<ReturnType<typeof findToSend>>>;

/** Nothing is sent for what was paused, closed or deleted meanwhile, nor to who has submitted already. */
export async function sendInvitationHandler(
  { companyId, invitationId }: Payload,
  { database, mailer, config }: Dependencies,
): Promise<void> {
  const invitation = await findToSend(database, companyId, invitationId);
  if (invitation === undefined || invitation.sent_at !== null) return;
  await mailer.send({
    ...mailTo(invitation, config.publicUrl),
    subject: `${invitation.company_name} invites you to a video interview`,
    paragraphs: [
      `${invitation.company_name} would like to get to know you for the position “${invitation.title}”.`,
      'You answer a few questions on video, in your own time and without an account. All you need is a camera, a microphone and a quiet place.',
      ...deadlineLine(invitation),
    ],
  });
  await markSent(database, companyId, invitationId);
}

export async function sendReminderHandler(
  { companyId, invitationId }: Payload,
  { database, mailer, config }: Dependencies,
): Promise<void> {
  const invitation = await findToSend(database, companyId, invitationId);
  if (invitation === undefined) return;
  await mailer.send({
    ...mailTo(invitation, config.publicUrl),
    subject: `Reminder: your video interview with ${invitation.company_name}`,
    paragraphs: [
      `Your video interview for the position “${invitation.title}” is still waiting for you.`,
      ...deadlineLine(invitation),
    ],
  });
}

function mailTo(invitation: ToSend, publicUrl: string): Pick<Mail, 'to' | 'greeting' | 'action' | 'footer'> {
  return {
    to: invitation.email,
    greeting: 'Hello,',
    action: { label: 'Open the interview', url: `${publicUrl}/interview/${invitation.share_token}` },
    footer: `You get this mail because ${invitation.company_name} gave Nimble your address. If you do not want to take part, ignore it.`,
  };
}

/** In UTC, because nobody knows where the candidate is. */
function deadlineLine({ deadline }: ToSend): string[] {
  if (deadline === null) return [];
  const moment = deadline.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return [`Please answer before ${moment} UTC.`];
}
