import { type Job, type JobTeam, jobTitleLength } from '@nimble/contracts/jobs';
import { hasPassed } from '../deadline.ts';
import { editOfJob, type JobDraft } from '../form/job-draft.ts';
import { duplicateJobMessages } from './messages.ts';

type Original = { job: Job; team: JobTeam; criteria: string[] };

/**
 * A draft of a new job with the values of an existing one, but without its link, its candidates, its status, and a
 * deadline that has passed. Files are not copied: both jobs show the same ones, which stay until neither does.
 */
export function draftOfJob({ job, team, criteria }: Original): JobDraft {
  const { status: _starts, questions, ...values } = editOfJob(job);
  return {
    ...values,
    title: titleOfCopy(job.title),
    deadline: hasPassed(job.deadline) ? null : job.deadline,
    questions: questions.map(({ id: _ofTheOther, ...question }) => question),
    criteria,
    sharedLink: job.sharedLink,
    ...(team.teamOnly && { team: { teamOnly: true, members: stillThere(team) } }),
  };
}

/** A title that is nearly as long as it may be loses its end. */
function titleOfCopy(title: string): string {
  const marked = duplicateJobMessages.copyOf({ title });
  const tooLong = marked.length - jobTitleLength;
  if (tooLong <= 0) return marked;
  return duplicateJobMessages.copyOf({ title: title.slice(0, -tooLong).toWellFormed().trimEnd() });
}

/** People who may no longer see jobs cannot be in the team of a new one. */
function stillThere({ members, people }: JobTeam): number[] {
  return members.filter((member) => people.some(({ id }) => id === member));
}
