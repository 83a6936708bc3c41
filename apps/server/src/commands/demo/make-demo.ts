import { setTimeout as wait } from 'node:timers/promises';
import { openStudio } from '@nimble/actors';
import { countFailed, countWaiting } from './demo-companies.ts';
import { moveDates } from './demo-dates.ts';
import type { DemoJob } from './jobs.ts';
import { makeCompany } from './make-company.ts';
import { makeInterviews } from './make-interviews.ts';
import { closeJob, inviteToJob, type MadeJob, makeJob } from './make-jobs.ts';
import { makeLibrary } from './make-library.ts';
import { makeReviews } from './make-reviews.ts';
import type { Making } from './making.ts';

const pollMilliseconds = 250;
/** Processes for drawing, speaking and encoding; joining runs beside them. */
const studioProcesses = 2;

/**
 * Creates the company with everything in it through the product's own services, and moves it into the past in the end.
 * @returns the users whom the demo's links sign in. @throws RequestError when the company's name is taken.
 */
export async function makeDemo(making: Making, jobs: readonly DemoJob[]): Promise<number> {
  const { services, say, stop } = making;
  const began = performance.now();
  const studio = openStudio(studioProcesses);
  stop.addEventListener('abort', studio.close, { once: true });
  try {
    say('Making the demo, once:');
    const team = await makeCompany(making);
    const { companyId, userId } = team.Elena;
    const kept = await makeLibrary(making, team);
    const made: MadeJob[] = [];
    for (const job of jobs) made.push(await makeJob(making, { team, kept }, job));
    say(`a company with ${Object.keys(team).length} people and ${jobs.length} jobs`);
    for (const job of made) await inviteToJob(making, team, job);
    const interviews = await makeInterviews(making, studio, made);
    await settle(making, companyId);
    say('videos, transcripts and insights');
    await makeReviews(making, { team, kept }, interviews);
    for (const job of made) await closeJob(making, team, job);
    await moveDates(services.database, { companyId, jobs: made, interviews });
    const failed = await countFailed(services.database, companyId);
    if (failed > 0) say(`${failed} steps have failed; retry them on their pages`);
    say(
      `scorecards, comments and decisions of 60 days: done after ${Math.round((performance.now() - began) / 1000)} s`,
    );
    return userId;
  } finally {
    studio.close();
  }
}

/** Waits until the worker has processed the submissions. */
async function settle({ services, stop }: Making, companyId: number): Promise<void> {
  while ((await countWaiting(services.database, companyId)) > 0)
    await wait(pollMilliseconds, undefined, { signal: stop });
}
