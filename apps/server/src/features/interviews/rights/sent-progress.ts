import type { SentInterview } from '@nimble/contracts/interviews';
import { isFinal, undoMinutes } from '@nimble/contracts/submissions';
import type { SentInterviewRow } from './candidate-rights.repository.ts';

type Progress = SentInterview['progress'];
type Facts = Pick<
  SentInterviewRow,
  'status' | 'reviewed_at' | 'watched_at' | 'answer_by' | 'shows_watched' | 'shows_decisions'
>;

/** The emails about a decision. */
export type Announcement = {
  /** When the email was sent that tells it. */
  announcedAt: Date | null;
  /** Does any still wait? */
  isWaiting: boolean;
};

/**
 * What a candidate's page shows of the review: nothing before its email, and nothing that can still be undone (decision
 * 057).
 */
export function progressOf(facts: Facts, announcement: Announcement, now: number): Progress {
  const watchedAt = facts.shows_watched ? facts.watched_at : null;
  return {
    step: stepOf(facts, announcement, now),
    answerBy: facts.answer_by,
    watchedOn: dayOf(watchedAt),
    emailedOn: dayOf(announcement.announcedAt),
  };
}

function stepOf(facts: Facts, { announcedAt, isWaiting }: Announcement, now: number): Progress['step'] {
  if (announcedAt !== null || (!isWaiting && isShownWithoutEmail(facts, now))) return 'decided';
  const isUnseen = facts.status === 'processing' || facts.status === 'pending';
  return isUnseen && !(facts.shows_watched && facts.watched_at !== null) ? 'received' : 'reviewing';
}

function isShownWithoutEmail(facts: Facts, now: number): boolean {
  const { status, reviewed_at, shows_decisions } = facts;
  if (!shows_decisions || !isFinal(status) || reviewed_at === null) return false;
  return now - reviewed_at.getTime() > undoMinutes * 60_000;
}

/** In UTC, without the time of day, which could tell who watched. */
function dayOf(moment: Date | null): string | null {
  return moment?.toISOString().slice(0, 10) ?? null;
}
