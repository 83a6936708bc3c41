import { plainName, plainSentence } from '../../platform/mail/index.ts';

export type Contact = { name: string; address: string };

type InterviewLength = {
  /** The time limit of each question. */
  seconds: readonly number[];
  thinkingSeconds: number;
  /** More than 1 for a candidate with extra time. */
  factor: number;
};

/** "5 questions on video … 12 minutes": at most, as each answer may be shorter. */
export function lengthLine({ seconds, thinkingSeconds, factor }: InterviewLength): string {
  const limits = seconds.reduce((total, limit) => total + limit, 0);
  const minutes = Math.ceil((factor * (limits + seconds.length * thinkingSeconds)) / 60);
  const thinking = thinkingSeconds > 0 ? ', including time to think before each answer' : '';
  return `The interview has ${counted(seconds.length, 'question')} and takes at most ${counted(minutes, 'minute')}${thinking}. You answer on video whenever it suits you, without an account. All you need is a camera, a microphone, and a quiet place.`;
}

function counted(count: number, what: string): string {
  return count === 1 ? `1 ${what}` : `${count} ${what}s`;
}

/** In the inviter's time zone, which it names, because the candidate's is unknown. */
export function deadlineLines(deadline: Date | null, timeZone: string | null): string[] {
  if (deadline === null) return [];
  const moment = deadline.toLocaleString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'long',
    timeZone: knownZone(timeZone),
  });
  return [`Please finish by ${moment}.`];
}

/** Browsers know zones that this server may not know yet. */
function knownZone(timeZone: string | null): string {
  if (timeZone === null) return 'UTC';
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** The inviter's own message, marked as theirs. */
export function messageLines(message: string | null, from: string): string[] {
  return message === null ? [] : [`A message from ${from}: “${plainSentence(message)}”`];
}

export function contactLines(contact: Contact | undefined): string[] {
  return contact === undefined
    ? []
    : [`Do you have any questions? Reply to this email, or write to ${contact.name} at ${contact.address}.`];
}

export function greetingOf(candidateName: string | null): string {
  const name = plainName(candidateName ?? '');
  return name === '' ? 'Hello,' : `Hello ${name},`;
}
