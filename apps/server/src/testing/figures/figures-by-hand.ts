import { daysOfPeriod } from '@nimble/contracts/analytics';
import type { FigureName } from '@nimble/contracts/figures';
import { dayMilliseconds } from '../../platform/days.ts';
import type { Told } from './histories.ts';
import type { Thing } from './places-of-figures.ts';

const dayOf = (time: Date) => time.toISOString().slice(0, 10);
const ago = (days: number) => dayOf(new Date(Date.now() - days * dayMilliseconds));
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const rounded = (part: number, whole: number, factor = 1) =>
  whole === 0 ? 0 : Math.round((factor * part) / whole);

type Interview = Told['interviews'][number];
type Counted = (of: Thing) => number;

/** Every figure of the catalog, counted one by one over the history; independent of the product's own counting. */
export function figuresByHand({ interviews, jobs }: Told): Record<FigureName, Counted> {
  const ofThing = (of: Thing) =>
    interviews.filter(({ job }) => of.jobId === undefined || job.id === of.jobId);
  const there = (of: Thing) =>
    ofThing(of).filter((one) => one.submitted !== null && !one.erased && !one.job.deleted);
  const inStatus =
    (...statuses: string[]): Counted =>
    (of) =>
      there(of).filter(({ status }) => statuses.includes(status)).length;
  const jobsThere = jobs.filter((job) => !job.deleted);
  const jobsIn =
    (status: string): Counted =>
    () =>
      jobsThere.filter((job) => job.status === status).length;

  const within = (time: Date | null, { period = '30d' }: Thing) =>
    time !== null && dayOf(time) >= ago(daysOfPeriod[period] - 1);
  const begun = (of: Thing) => ofThing(of).filter((one) => within(one.begun, of));
  const received = (of: Thing) => begun(of).filter(({ submitted }) => submitted !== null);
  const isGone = (one: Interview) => one.erased || one.job.deleted;
  const average = (among: readonly Interview[]) => {
    const scores = among.flatMap(({ rating }) => (rating === null ? [] : [rating]));
    return rounded(sum(scores), scores.length);
  };
  return {
    jobs: () => jobsThere.length,
    activeJobs: jobsIn('active'),
    newActiveJobs: () =>
      jobsThere.filter((job) => job.status === 'active' && dayOf(job.created) >= ago(6)).length,
    draftJobs: jobsIn('draft'),
    pausedJobs: jobsIn('paused'),
    closedJobs: jobsIn('closed'),
    submissions: (of) => there(of).length,
    submissionsThisMonth: (of) =>
      there(of).filter(
        ({ submitted }) => submitted !== null && dayOf(submitted).slice(0, 7) === ago(0).slice(0, 7),
      ).length,
    processing: inStatus('processing'),
    pending: inStatus('pending'),
    inReview: inStatus('in_review'),
    needReview: inStatus('pending', 'in_review'),
    approved: inStatus('shortlisted'),
    reviewed: inStatus('reviewed'),
    rejected: inStatus('rejected'),
    averageScore: (of) => average(there(of)),
    // Histories have no recordings.
    answers: () => 0,
    startedByFormat: () => 0,
    finishedByFormat: () => 0,
    approvedByFormat: () => 0,
    storage: () => 0,
    users: () => 1,
    completionRate: (of) => rounded(received(of).length, begun(of).length, 100),
    openedLinks: () => sum(jobs.map((job) => job.openings)),
    started: (of) => begun(of).length,
    received: (of) => received(of).length,
    deletedSince: (of) => received(of).filter(isGone).length,
    decided: (of) => begun(of).filter(({ decided }) => decided !== null).length,
    everShortlisted: (of) => begun(of).filter(({ shortlisted }) => shortlisted).length,
    averageScoreReceived: (of) => average(received(of)),
    timeToDecision: (of) => {
      const hours = ofThing(of)
        .filter(({ decided }) => within(decided, of))
        .map(
          (one) => Math.max(0, (one.decided?.getTime() ?? 0) - (one.submitted?.getTime() ?? 0)) / 3_600_000,
        );
      return hours.length === 0 ? 0 : Math.round((10 * sum(hours)) / hours.length) / 10;
    },
  };
}
