import type { Database } from '../../platform/database/index.ts';
import { isRefused, type Mail, type Mailer } from '../../platform/mail/index.ts';
import type { TaskRun } from '../../platform/tasks/index.ts';
import { brandOfMail } from '../companies/index.ts';
import { findToSend, forgetFailure, markFailed, markNotOpen, markSent } from './invitations.repository.ts';

type Dependencies = { database: Database; mailer: Mailer; config: { publicUrl: string } };
type Payload = { companyId: number; invitationId: number };
type ToSend = NonNullable<Awaited<ReturnType<typeof findToSend>>>;

type Run = Pick<TaskRun, 'isLastAttempt'>;

/** Nothing is sent for what was paused, closed or deleted meanwhile, nor to who has submitted already. */
export async function sendInvitationHandler(
  payload: Payload,
  dependencies: Dependencies,
  run: Run,
): Promise<void> {
  const { companyId, invitationId } = payload;
  const { database, config } = dependencies;
  const invitation = await findToSend(database, companyId, invitationId);
  if (invitation === undefined) return markNotOpen(database, payload);
  if (invitation.sent_at !== null) return;
  const mail = {
    ...mailTo(invitation, config.publicUrl),
    subject: `${invitation.company_name} invites you to a video interview`,
    paragraphs: [
      `${invitation.company_name} would like to get to know you for the position “${invitation.title}”.`,
      'You answer a few questions on video, in your own time and without an account. All you need is a camera, a microphone and a quiet place.',
      ...deadlineLine(invitation),
    ],
  };
  if (await hasTaken(mail, payload, dependencies, run)) await markSent(database, companyId, invitationId);
}

export async function sendReminderHandler(
  payload: Payload,
  dependencies: Dependencies,
  run: Run,
): Promise<void> {
  const { database, config } = dependencies;
  const invitation = await findToSend(database, payload.companyId, payload.invitationId);
  if (invitation === undefined) return;
  const mail = {
    ...mailTo(invitation, config.publicUrl),
    subject: `Reminder: your video interview with ${invitation.company_name}`,
    paragraphs: [
      `Your video interview for the position “${invitation.title}” is still waiting for you.`,
      ...deadlineLine(invitation),
    ],
  };
  if (await hasTaken(mail, payload, dependencies, run)) await forgetFailure(database, payload);
}

/** Has the mail server taken it? An address that it refuses for good is not tried again; the reason is written down. */
async function hasTaken(
  mail: Mail,
  payload: Payload,
  { database, mailer }: Dependencies,
  run: Run,
): Promise<boolean> {
  try {
    await mailer.send(mail);
    return true;
  } catch (error) {
    const failure = isRefused(error) ? 'refused' : 'unreachable';
    await markFailed(database, payload, failure, failure === 'refused' || run.isLastAttempt);
    if (failure === 'unreachable') throw error;
    return false;
  }
}

function mailTo(invitation: ToSend, publicUrl: string): Omit<Mail, 'subject' | 'paragraphs'> {
  return {
    to: invitation.email,
    ...brandOfMail(invitation, publicUrl),
    greeting: 'Hello,',
    action: {
      label: 'Open the interview',
      url: `${publicUrl}/interview/${invitation.share_token}?source=invitation`,
    },
    footer: `You get this mail because ${invitation.company_name} gave Nimble your address. If you do not want to take part, ignore it.`,
  };
}

/** In UTC, because nobody knows where the candidate is. */
function deadlineLine({ deadline }: ToSend): string[] {
  if (deadline === null) return [];
  const moment = deadline.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return [`Please answer before ${moment} UTC.`];
}
