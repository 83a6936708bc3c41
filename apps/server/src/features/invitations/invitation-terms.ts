import type { NewInvitations } from '@nimble/contracts/invitations';
import { RequestError } from '../../platform/errors.ts';
import type { Actor } from '../../platform/events/index.ts';
import type { InvitationTerms } from './invitations.repository.ts';

/** @throws RequestError unprocessable for a deadline in the past and for two of them. */
export function termsOf(member: Actor, wanted: Omit<NewInvitations, 'emails' | 'names'>): InvitationTerms {
  const { message, timeZone, sharesContact, language, daysToAnswer, extraTime = 1, source } = wanted;
  const deadline = wanted.deadline === undefined ? null : new Date(wanted.deadline);
  if (deadline !== null && deadline <= new Date()) throw new RequestError('invitation.deadline_in_past');
  if (deadline !== null && daysToAnswer !== undefined) throw new RequestError('invitation.two_deadlines');
  return {
    message: message || null,
    timeZone: timeZone || null,
    contactUserId: sharesContact === true ? member.userId : null,
    language: language ?? null,
    deadline,
    daysToAnswer: daysToAnswer ?? null,
    timeFactor: extraTime > 1 ? extraTime : null,
    untimed: wanted.untimed === true,
    questionsInAdvance: wanted.questionsInAdvance === true,
    source: source || null,
  };
}
