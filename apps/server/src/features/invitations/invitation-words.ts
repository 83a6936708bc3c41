import type { Language } from '@nimble/contracts/languages';
import { knownZone } from '../../platform/known-zone.ts';
import { plainName, plainSentence } from '../../platform/mail/index.ts';
import { createOwnTexts } from '../../platform/texts/index.ts';
import { invitationMails } from './mails/invitations.mails.ts';
import type { Needs } from './mails/needs-of-interview.ts';

export const invitationTexts = createOwnTexts(
  invitationMails,
  new URL('./mails/invitations.mails.ts', import.meta.url),
);

export type Contact = { name: string; address: string };

type InterviewLength = {
  /** The time limit of each question; 0 for none. */
  seconds: readonly number[];
  thinkingSeconds: number;
  /** More than 1 for a candidate with extra time. */
  factor: number;
  untimed: boolean;
  needs: Needs;
};

/** "5 questions … 12 minutes … on video": at most, as each answer may be shorter. */
export function lengthLine(language: Language, length: InterviewLength): string {
  const { needs } = length;
  return `${lengthText(language, length)} ${invitationTexts(language, 'invitation.needs', { needs })}`;
}

function lengthText(
  language: Language,
  { seconds, thinkingSeconds, factor, untimed }: InterviewLength,
): string {
  // Whole seconds each, as the candidate's page counts them.
  const extended = (limit: number) => Math.ceil(factor * limit);
  const limits = seconds.reduce((total, limit) => total + extended(limit), 0);
  if (untimed || limits === 0)
    return invitationTexts(language, 'invitation.untimed', { questions: seconds.length });
  return invitationTexts(language, 'invitation.length', {
    questions: seconds.length,
    minutes: Math.ceil((limits + seconds.length * extended(thinkingSeconds)) / 60),
    thinking: thinkingSeconds > 0 ? 'yes' : 'no',
  });
}

/** The questions that a candidate may read before the interview, numbered. */
export function questionLines(language: Language, questions: readonly string[]): string {
  const lines = questions.map((question, index) => `${index + 1}. ${plainSentence(question)}`);
  return [invitationTexts(language, 'invitation.questions'), ...lines].join('\n');
}

/** In the inviter's time zone, which it names, because the candidate's is unknown. Empty without one. */
export function deadlineText(language: Language, deadline: Date | null, timeZone: string | null): string {
  if (deadline === null) return '';
  const zone = knownZone(timeZone);
  return deadline.toLocaleString(language, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    // "UTC" is better known than "Coordinated Universal Time". Other short names are not: "EST", "GMT-3".
    timeZoneName: zone === 'UTC' ? 'short' : 'long',
    timeZone: zone,
  });
}

/** The inviter's own message, marked as theirs. Empty without one. */
export function messageText(language: Language, message: string | null, name: string): string {
  if (message === null) return '';
  return invitationTexts(language, 'invitation.message', { name, message: plainSentence(message) });
}

export function contactText(contact: Contact | undefined): string {
  if (contact === undefined) return '';
  return contact.name === '' ? contact.address : `${contact.name} (${contact.address})`;
}

/** Safe for an email that its recipient did not ask for. */
export function safeName(candidateName: string | null): string {
  return plainName(candidateName ?? '');
}
