import type { Database } from '../../platform/database/index.ts';
import { greetingIn, type Mail, type Mailer, plainName } from '../../platform/mail/index.ts';
import { createSignedTokens } from '../../platform/signed-tokens.ts';
import type { TaskRun } from '../../platform/tasks/index.ts';
import { brandOfMail } from '../companies/index.ts';
import { handOver } from './hand-over.ts';
import {
  type CalendarEntry,
  findToSend,
  markFailed,
  markNotOpen,
  markReminderSent,
} from './invitation-mails.repository.ts';
import {
  type Contact,
  contactLines,
  deadlineLines,
  invitationTexts,
  lengthLine,
  messageLines,
  safeName,
} from './invitation-words.ts';
import { deadlineFile } from './mails/deadline-file.ts';
import { recordSent } from './progress/record-progress.ts';

/** Parts of an email that other features know. */
type Facts = {
  findQuestions: (
    database: Database,
    companyId: number,
    jobIds: readonly number[],
  ) => Promise<{ time_limit_seconds: number }[]>;
  findExtraTimes: (
    database: Database,
    companyId: number,
    jobId: number,
  ) => Promise<{ email: string; factor: number }[]>;
  findPeople: (
    database: Database,
    companyId: number,
  ) => Promise<{ id: number; email: string; username: string; display_name: string | null }[]>;
};
type Dependencies = Facts & {
  database: Database;
  mailer: Mailer;
  config: { publicUrl: string; secret: string };
};
type Payload = { companyId: number; invitationId: number };
type ToSend = NonNullable<Awaited<ReturnType<typeof findToSend>>> & { invitationId: number };

const dayMilliseconds = 24 * 60 * 60_000;

type Run = Pick<TaskRun, 'isLastAttempt'>;

/** Nothing is sent for a job that was paused, closed or deleted meanwhile, nor to a candidate who has submitted. */
export async function sendInvitationHandler(
  payload: Payload,
  dependencies: Dependencies,
  run: Run,
): Promise<void> {
  const { companyId, invitationId } = payload;
  const { database, config } = dependencies;
  const found = await findToSend(database, companyId, invitationId);
  if (found === undefined) return markNotOpen(database, payload);
  if (found.failed_at !== null || (found.sent_at !== null && found.sent_at >= found.requested_at)) return;
  if (found.handed_over_at !== null) return markFailed(database, payload, 'unclear', true);
  const deadline = deadlineOfSending(found);
  const invitation = { ...found, invitationId, deadline };
  const { company, job } = namesOf(invitation);
  const { language } = invitation;
  const { contact, lines } = await detailsOf(invitation, dependencies);
  const entry = entryOf(invitation);
  const mail = {
    ...(await mailTo(invitation, contact, entry, config)),
    subject: invitationTexts(language, 'invitation.subject', { company }),
    paragraphs: [
      invitationTexts(language, 'invitation.text', { company, job }),
      ...messageLines(language, invitation.message, contact?.name ?? company),
      ...lines,
    ],
  };
  if (!(await handOver(mail, entry, payload, dependencies, run))) return;
  await recordSent(database, payload, found.days_to_answer === null ? null : deadline);
}

/** The days to answer begin with the first email. */
function deadlineOfSending({
  days_to_answer: days,
  sent_at,
  deadline,
}: Pick<ToSend, 'days_to_answer' | 'sent_at' | 'deadline'>): Date | null {
  return days === null || sent_at !== null ? deadline : new Date(Date.now() + days * dayMilliseconds);
}

export async function sendReminderHandler(
  payload: Payload,
  dependencies: Dependencies,
  run: Run,
): Promise<void> {
  const { database, config } = dependencies;
  const found = await findToSend(database, payload.companyId, payload.invitationId);
  if (found === undefined || found.failed_at !== null || wasReminded(found)) return;
  if (found.handed_over_at !== null) return markFailed(database, payload, 'unclear', true);
  const invitation = { ...found, invitationId: payload.invitationId };
  const { company, job } = namesOf(invitation);
  const { language } = invitation;
  const { contact, lines } = await detailsOf(invitation, dependencies);
  const entry = entryOf(invitation);
  const mail = {
    ...(await mailTo(invitation, contact, entry, config)),
    subject: invitationTexts(language, 'reminder.subject', { company }),
    paragraphs: [invitationTexts(language, 'reminder.text', { company, job }), ...lines],
  };
  if (await handOver(mail, entry, payload, dependencies, run)) await markReminderSent(database, payload);
}

function wasReminded({ reminded_at, reminder_sent_at }: Pick<ToSend, 'reminded_at' | 'reminder_sent_at'>) {
  return reminder_sent_at !== null && reminded_at !== null && reminder_sent_at >= reminded_at;
}

/** A deadline that has changed since the last email replaces that one in the candidate's calendar. */
function entryOf({ deadline, calendar_deadline, calendar_sequence }: ToSend): CalendarEntry | undefined {
  if (deadline === null) return undefined;
  const isOther = calendar_deadline !== null && calendar_deadline.getTime() !== deadline.getTime();
  return { deadline, sequence: calendar_sequence + (isOther ? 1 : 0) };
}

/** The common content of both emails: how long it takes, until when, and the contact. */
async function detailsOf(
  invitation: ToSend,
  dependencies: Dependencies,
): Promise<{ contact: Contact | undefined; lines: string[] }> {
  const contact = await contactOf(invitation, dependencies);
  const lines = [
    await lengthOf(invitation, dependencies),
    ...deadlineLines(invitation.language, invitation.deadline, invitation.time_zone),
    ...contactLines(invitation.language, contact),
  ];
  return { contact, lines };
}

/** The inviter, as long as they belong to the company. */
async function contactOf(
  { company_id, contact_user_id }: ToSend,
  { database, findPeople }: Dependencies,
): Promise<Contact | undefined> {
  if (contact_user_id === null) return undefined;
  const person = (await findPeople(database, company_id)).find(({ id }) => id === contact_user_id);
  return person && { name: plainName(person.display_name ?? person.username), address: person.email };
}

async function lengthOf(
  { company_id, job_id, email, language, thinking_seconds, time_factor }: ToSend,
  { database, findQuestions, findExtraTimes }: Dependencies,
): Promise<string> {
  const questions = await findQuestions(database, company_id, [job_id]);
  const extra = (await findExtraTimes(database, company_id, job_id)).find((each) => each.email === email);
  return lengthLine(language, {
    seconds: questions.map((question) => question.time_limit_seconds),
    thinkingSeconds: thinking_seconds,
    factor: Math.max(extra?.factor ?? 1, time_factor ?? 1),
  });
}

async function mailTo(
  invitation: ToSend,
  contact: Contact | undefined,
  entry: CalendarEntry | undefined,
  { publicUrl, secret }: Dependencies['config'],
): Promise<Omit<Mail, 'subject' | 'paragraphs'>> {
  const { invitationId, language } = invitation;
  const names = namesOf(invitation);
  const url = `${publicUrl}/interview/${createSignedTokens(secret).signInvitation(invitationId)}`;
  const file = entry && (await deadlineFile({ ...entry, ...names, invitationId, language, url, publicUrl }));
  return {
    to: invitation.email,
    language,
    ...(contact && { replyTo: contact }),
    ...brandOfMail(invitation, publicUrl),
    greeting: greetingIn(language, safeName(invitation.candidate_name)),
    action: { label: invitationTexts(language, 'invitation.action'), url },
    footer: invitationTexts(language, 'invitation.footer', { company: names.company }),
    ...(file && { attachments: [file] }),
  };
}

/** Safe for an email that its recipient did not ask for. */
function namesOf({ company_name, title }: ToSend) {
  return { company: plainName(company_name), job: plainName(title, 80) };
}
