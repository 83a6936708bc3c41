import type { QuestionFormats } from '@nimble/contracts/answers';
import type { ExtraTime } from '@nimble/contracts/extra-time';
import type { Language } from '@nimble/contracts/languages';
import type { MailWords } from '@nimble/contracts/mail-templates';
import type { Database } from '../../platform/database/index.ts';
import { dayMilliseconds } from '../../platform/days.ts';
import {
  fillInvitingWords,
  type InvitingValues,
  type Mail,
  type Mailer,
  plainName,
} from '../../platform/mail/index.ts';
import { createSignedTokens } from '../../platform/signed-tokens.ts';
import type { TaskRun } from '../../platform/tasks/index.ts';
import { brandOfMail } from '../companies/index.ts';
import { giveBack } from './batches/sending.repository.ts';
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
  contactText,
  deadlineText,
  invitationTexts,
  lengthLine,
  messageText,
  questionLines,
  safeName,
} from './invitation-words.ts';
import { deadlineFile } from './mails/deadline-file.ts';
import { needsOf, secondsOf } from './mails/needs-of-interview.ts';
import { recordSent } from './progress/record-progress.ts';

type Question = { question: string; time_limit_seconds: number; formats: QuestionFormats };

/** Parts of an email that other features know. */
type Facts = {
  findQuestions: (database: Database, companyId: number, jobIds: readonly number[]) => Promise<Question[]>;
  findExtraTimes: (database: Database, companyId: number, jobId: number) => Promise<ExtraTime[]>;
  findPeople: (
    database: Database,
    companyId: number,
  ) => Promise<{ id: number; email: string; username: string; display_name: string | null }[]>;
  /** The company's words, with their fields. */
  findWords: (
    database: Database,
    wanted: {
      companyId: number;
      kind: 'invitation' | 'reminder';
      language: Language;
      isOnVideo: boolean;
    },
  ) => Promise<MailWords>;
};
type Dependencies = Facts & {
  database: Database;
  mailer: Mailer;
  config: { publicUrl: string; secret: string };
};
type Payload = { companyId: number; invitationId: number };
type ToSend = NonNullable<Awaited<ReturnType<typeof findToSend>>> & { invitationId: number };

type Run = Pick<TaskRun, 'isLastAttempt'>;

/** Nothing is sent for a job that was paused, closed or deleted meanwhile, nor to a candidate who has submitted. */
export async function sendInvitationHandler(
  payload: Payload,
  dependencies: Dependencies,
  run: Run,
): Promise<void> {
  const { companyId, invitationId } = payload;
  const { database } = dependencies;
  const found = await findToSend(database, companyId, invitationId);
  if (found === undefined) return markNotOpen(database, payload);
  if (found.failed_at !== null || (found.sent_at !== null && found.sent_at >= found.requested_at)) return;
  if (found.handed_over_at !== null) return markFailed(database, payload, 'unclear', true);
  if (found.is_stopped) return giveBack(database, payload);
  const deadline = deadlineOfSending(found);
  const invitation = { ...found, invitationId, deadline };
  const entry = entryOf(invitation);
  const mail = await mailTo('invitation', invitation, entry, dependencies);
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
  const { database } = dependencies;
  const found = await findToSend(database, payload.companyId, payload.invitationId);
  if (found === undefined || found.failed_at !== null || wasReminded(found)) return;
  if (found.handed_over_at !== null) return markFailed(database, payload, 'unclear', true);
  const invitation = { ...found, invitationId: payload.invitationId };
  const entry = entryOf(invitation);
  const mail = await mailTo('reminder', invitation, entry, dependencies);
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

/** The inviter, as long as they belong to the company. */
async function contactOf(
  { company_id, contact_user_id }: ToSend,
  { database, findPeople }: Dependencies,
): Promise<Contact | undefined> {
  if (contact_user_id === null) return undefined;
  const person = (await findPeople(database, company_id)).find(({ id }) => id === contact_user_id);
  if (person === undefined) return undefined;
  const { display_name, username, email } = person;
  const name = display_name ?? username;
  // At first, the master account is named by its own address, which `plainName` would tear apart.
  return { name: name.toLowerCase() === email.toLowerCase() ? '' : plainName(name), address: email };
}

/** What awaits the candidate: the length, and the questions where they are shown in advance. */
async function lengthOf(
  { company_id, job_id, email, language, thinking_seconds, ...terms }: ToSend,
  questions: readonly Question[],
  { database, findExtraTimes }: Dependencies,
): Promise<string> {
  const extra = (await findExtraTimes(database, company_id, job_id)).find((each) => each.email === email);
  const length = lengthLine(language, {
    seconds: questions.map(secondsOf),
    thinkingSeconds: thinking_seconds,
    factor: Math.max(extra?.factor ?? 1, terms.time_factor ?? 1),
    untimed: terms.untimed || extra?.untimed === true,
    needs: needsOf(questions),
  });
  // Those of pools are drawn later, and have no text yet.
  const known = questions.map(({ question }) => question).filter((question) => question !== '');
  const isShown = terms.shows_questions || extra?.questionsInAdvance === true;
  return isShown && known.length > 0 ? `${length}\n${questionLines(language, known)}` : length;
}

async function mailTo(
  kind: 'invitation' | 'reminder',
  invitation: ToSend,
  entry: CalendarEntry | undefined,
  dependencies: Dependencies,
): Promise<Mail> {
  const { publicUrl, secret } = dependencies.config;
  const { company_id: companyId, invitationId, language } = invitation;
  const names = namesOf(invitation);
  const link = `${publicUrl}/interview/${createSignedTokens(secret).signInvitation(invitationId)}`;
  const { database, findQuestions, findWords } = dependencies;
  const questions = await findQuestions(database, companyId, [invitation.job_id]);
  const isOnVideo = needsOf(questions) === 'video';
  const calendar = { ...names, isOnVideo, invitationId, language, url: link, publicUrl };
  const file = entry && (await deadlineFile({ ...entry, ...calendar }));
  const contact = await contactOf(invitation, dependencies);
  const words = await findWords(database, { companyId, kind, language, isOnVideo });
  const length = await lengthOf(invitation, questions, dependencies);
  return {
    to: invitation.email,
    language,
    ...(contact && { replyTo: contact }),
    ...brandOfMail(invitation, publicUrl),
    greeting: '',
    ...fillInvitingWords(words, valuesOf(invitation, { contact, length, link })),
    action: { label: invitationTexts(language, 'invitation.action'), url: link },
    footer: invitationTexts(language, 'invitation.footer', { company: names.company }),
    ...(file && { attachments: [file] }),
  };
}

function valuesOf(
  invitation: ToSend,
  { contact, length, link }: { contact: Contact | undefined; length: string; link: string },
): InvitingValues {
  const { language, deadline, time_zone, message } = invitation;
  const { company, job } = namesOf(invitation);
  return {
    candidateName: safeName(invitation.candidate_name),
    jobTitle: job,
    companyName: company,
    contact: contactText(contact),
    length,
    deadline: deadlineText(language, deadline, time_zone),
    message: messageText(language, message, contact?.name || company),
    link,
  };
}

/** Safe for an email that its recipient did not ask for. */
function namesOf({ company_name, title }: ToSend) {
  return { company: plainName(company_name), job: plainName(title, 80) };
}
