import * as z from 'zod/mini';
import { idField } from '../../fields.ts';
import { jobMessages } from '../jobs.messages.ts';

export const mostTeamMembers = 100;

export const jobTeamInput = z.object({
  /** Do only the hiring team and those who manage the company see the job? */
  teamOnly: z.boolean(),
  /** Ids of team members; kept also while everyone sees the job. */
  members: z.array(idField).check(z.maxLength(mostTeamMembers, jobMessages.teamTooLarge)),
});
export type JobTeamInput = z.infer<typeof jobTeamInput>;

const teamPerson = z.object({
  id: z.number(),
  name: z.string(),
  /** Their role lets them manage team members or the plan. */
  seesEveryJob: z.boolean(),
});
export type TeamPerson = z.infer<typeof teamPerson>;

/** The team members of the company who may see jobs or candidates. */
export const teamPeople = z.array(teamPerson);

export const jobTeam = z.extend(jobTeamInput, {
  /** As `teamPeople`. */
  people: z.array(
    z.extend(teamPerson, {
      /** Have they been assigned to review candidates of this job, and not done so? */
      isReviewer: z.boolean(),
    }),
  ),
});
export type JobTeam = z.infer<typeof jobTeam>;
