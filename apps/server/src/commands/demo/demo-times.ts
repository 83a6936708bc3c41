import { dayMilliseconds } from '../../platform/days.ts';
import type { DemoJob } from './jobs.ts';
import type { DemoPerson } from './people/demo-person.ts';

const minuteMilliseconds = 60_000;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMilliseconds);

export type InterviewTimes = {
  begun: Date;
  /** null for an interview that was only begun. */
  submitted: Date | null;
  /** null without a review. */
  reviewed: Date | null;
};

/** When a person's interview and its review happened; the time of day varies. */
export function timesOf(
  person: Pick<DemoPerson, 'daysAgo' | 'email'> & Partial<Pick<DemoPerson, 'agrees' | 'review'>>,
  now: Date,
): InterviewTimes {
  const number = [...person.email].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0) % 997;
  // Never into the future, and never before the day on which the job was published.
  const hours = person.daysAgo < 2 ? 0 : (number % 11) - 5;
  const sent = new Date(daysBefore(now, person.daysAgo).getTime() + hours * 60 * minuteMilliseconds);
  const begun = new Date(sent.getTime() - (14 + (number % 31)) * minuteMilliseconds);
  if (person.agrees === undefined) return { begun: sent, submitted: null, reviewed: null };
  const reviewed = person.review && new Date(sent.getTime() + person.review.days * dayMilliseconds);
  return { begun, submitted: sent, reviewed: reviewed ?? null };
}

export type JobTimes = { published: Date; closed: Date | null };

export function timesOfJob({ daysAgo, closedDaysAgo }: DemoJob, now: Date): JobTimes {
  return {
    published: daysBefore(now, daysAgo + 0.3),
    closed: closedDaysAgo === undefined ? null : daysBefore(now, closedDaysAgo),
  };
}

/**
 * When a job's page was opened: each interview began with a visit, and other visits are frequent in the first weeks and
 * rarer later.
 */
export function openingsOf(job: DemoJob, begun: readonly Date[], now: Date): Date[] {
  const { published, closed } = timesOfJob(job, now);
  const length = (closed ?? now).getTime() - published.getTime();
  const others = Array.from({ length: job.onlyLooked }, (_, index) => {
    const part = ((index + 0.5) / job.onlyLooked) ** 1.6;
    return new Date(published.getTime() + part * length);
  });
  return [...begun, ...others];
}

/** The company is some days older than its first job. */
export function foundedAt(jobs: readonly DemoJob[], now: Date): Date {
  return daysBefore(now, Math.max(...jobs.map(({ daysAgo }) => daysAgo)) + 4);
}
