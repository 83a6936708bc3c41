import type { NewInvitations } from '@nimble/contracts/invitations';
import type { Language } from '@nimble/contracts/languages';
import { fromLocalInput } from '../../lib/local-input.ts';
import { invitationsMessages as messages } from './messages.ts';

type ExtraTime = NonNullable<NewInvitations['extraTime']> | 'untimed';

/** What holds for the invited people's links, as the form has it. */
export type TermsDraft = {
  /** The deadline of the job, this many days after sending, or a date. */
  deadline: 'job' | 'date' | `${number}`;
  /** The value of a `datetime-local` control. */
  date: string;
  extraTime: ExtraTime;
  questionsInAdvance: boolean;
  /** null: the default of the job or the company. */
  language: Language | null;
};
export const emptyTerms: TermsDraft = {
  deadline: 'job',
  date: '',
  extraTime: 1,
  questionsInAdvance: false,
  language: null,
};

/** undefined for a deadline that lies ahead. */
export function termsError({ deadline, date }: TermsDraft): string | undefined {
  if (deadline !== 'date') return undefined;
  const moment = fromLocalInput(date);
  return moment === null || Date.parse(moment) <= Date.now() ? messages.terms.dateInPast : undefined;
}

export function termsOf({
  deadline,
  date,
  extraTime,
  questionsInAdvance,
  language,
}: TermsDraft): Partial<NewInvitations> {
  const moment = fromLocalInput(date);
  return {
    ...(deadline === 'date' && moment !== null && { deadline: moment }),
    ...(deadline !== 'date' && deadline !== 'job' && { daysToAnswer: Number(deadline) }),
    ...(extraTime === 'untimed' && { untimed: true }),
    ...(extraTime !== 'untimed' && extraTime > 1 && { extraTime }),
    ...(questionsInAdvance && { questionsInAdvance }),
    ...(language !== null && { language }),
  };
}
