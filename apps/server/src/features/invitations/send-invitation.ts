import type { Database } from '../../platform/database/index.ts';
import { isRefused, type Mail, type Mailer, plainName } from '../../platform/mail/index.ts';
import type { TaskRun } from '../../platform/tasks/index.ts';
import { brandOfMail } from '../companies/index.ts';
import { sendCompanyMail } from '../mails/index.ts';
import { findToSend, forgetFailure, markFailed, markNotOpen, markSent } from './invitations.repository.ts';

type Dependencies = { database: Database; mailer: Mailer; config: { publicUrl: string; secret: string } };
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
  const { company, title } = namesOf(invitation);
  const mail = {
    ...mailTo(invitation, config.publicUrl),
    subject: `Invitation to a video interview with ${company}`,
    paragraphs: [
      `${company} would like to get to know you for the position “${title}”.`,
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
  const { company, title } = namesOf(invitation);
  const mail = {
    ...mailTo(invitation, config.publicUrl),
    subject: `Reminder: your video interview with ${company}`,
    paragraphs: [
      `Your video interview with ${company} for the position “${title}” is still waiting for you.`,
      ...deadlineLine(invitation),
    ],
  };
  if (await hasTaken(mail, payload, dependencies, run)) await forgetFailure(database, payload);
}

/** Has the mail server taken it? An address that it refuses for good is not tried again; the reason is written down. */
async function hasTaken(
  mail: Mail,
  payload: Payload,
  dependencies: Dependencies,
  run: Run,
): Promise<boolean> {
  const { database } = dependencies;
  const stopLabel = `Stop emails from ${mail.brand?.name ?? 'this company'}`;
  try {
    const { companyId } = payload;
    const outcome = await sendCompanyMail(dependencies, { companyId, stopLabel, mail });
    if (outcome === 'sent') return true;
    await markFailed(database, payload, outcome === 'stopped' ? 'closed' : outcome, true);
    return false;
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
    footer: `You're receiving this email because ${namesOf(invitation).company} invited you. If you don't want to take part, ignore it.`,
  };
}

/** As they may stand in an email that its recipient did not ask for. */
function namesOf({ company_name, title }: ToSend) {
  return { company: plainName(company_name), title: plainName(title, 80) };
}

/** In UTC, because nobody knows where the candidate is. */
function deadlineLine({ deadline }: ToSend): string[] {
  if (deadline === null) return [];
  const moment = deadline.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return [`Please answer before ${moment} UTC.`];
}
