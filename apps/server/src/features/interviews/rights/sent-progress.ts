import type { SentInterview } from '@nimble/contracts/interviews';
import { isFinal, undoMinutes } from '@nimble/contracts/submissions';
import type { SentInterviewRow } from './candidate-rights.repository.ts';

type Progress = SentInterview['progress'];
type Facts = Pick<
  SentInterviewRow,
  | 'status'
  | 'reviewed_at'
  | 'watched_at'
  | 'answer_by'
  | 'shows_watched'
  | 'shows_decisions'
  | 'announced_at'
  | 'waiting_mails'
>;

/** What a candidate's page shows of the review: nothing before its email, and nothing that can still be undone (decision 055). */
export function progressOf(facts: Facts, now: number): Progress {
  const watchedAt = facts.shows_watched ? facts.watched_at : null;
  return {
    step: stepOf(facts, now),
    answerBy: facts.answer_by,
    watchedOn: dayOf(watchedAt),
    emailedOn: dayOf(facts.announced_at),
  };
}

function stepOf(facts: Facts, now: number): Progress['step'] {
  if (facts.announced_at !== null || isShownWithoutEmail(facts, now)) return 'decided';
  const isUnseen = facts.status === 'processing' || facts.status === 'pending';
  return isUnseen && !(facts.shows_watched && facts.watched_at !== null) ? 'received' : 'reviewing';
}

function isShownWithoutEmail(facts: Facts, now: number): boolean {
  const { status, reviewed_at, shows_decisions, waiting_mails } = facts;
  if (!shows_decisions || !isFinal(status) || reviewed_at === null || waiting_mails !== 0) return false;
  return now - reviewed_at.getTime() > undoMinutes * 60_000;
}

/** In UTC, without the time of day, which could tell who watched. */
function dayOf(moment: Date | null): string | null {
  return moment?.toISOString().slice(0, 10) ?? null;
}
