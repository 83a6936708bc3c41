import type { JobTeam, JobTeamInput, TeamPerson } from '@nimble/contracts/jobs';
import { seesEveryJob } from '@nimble/contracts/roles';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import type { Actor } from '../../../platform/events/index.ts';
import { lockWholeJob } from '../jobs.repository.ts';
import { giveTeam, mayBeInTeam, type TeamDependencies } from './give-team.ts';
import { findReviewers, findTeam } from './team.repository.ts';

type Dependencies = TeamDependencies & { database: Database };

/** Decides who sees a job: everyone in the company, or only its hiring team and those who manage the company. */
export function createJobTeamService(dependencies: Dependencies) {
  const { database, findPeople, forgetSessions } = dependencies;

  async function people(companyId: number): Promise<TeamPerson[]> {
    return (await findPeople(database, companyId)).filter(mayBeInTeam).map(({ id, name, permissions }) => ({
      id,
      name,
      seesEveryJob: seesEveryJob(permissions),
    }));
  }

  async function show(companyId: number, jobId: number, team: Team): Promise<JobTeam> {
    const reviewers = await findReviewers(database, companyId, jobId);
    const each = (await people(companyId)).map((one) => ({ ...one, isReviewer: reviewers.has(one.id) }));
    return { ...team, people: each };
  }

  return {
    people,

    async one(companyId: number, jobId: number): Promise<JobTeam> {
      const team = await findTeam(database, companyId, jobId);
      if (team === undefined) throw new RequestError('job.not_found');
      return show(companyId, jobId, team);
    },

    /** @returns the team also to a person who has just removed themselves. */
    async change(by: Actor, jobId: number, { teamOnly, members }: JobTeamInput): Promise<JobTeam> {
      const { companyId } = by;
      const team = { teamOnly, members: [...new Set(members)] };
      const sessions = await inTransaction(database, async (transaction) => {
        const job = await lockWholeJob(transaction, companyId, jobId);
        if (job === undefined) throw new RequestError('job.not_found');
        return giveTeam(transaction, { by, job, team }, dependencies);
      });
      forgetSessions(sessions);
      return show(companyId, jobId, team);
    },
  };
}
export type JobTeamService = ReturnType<typeof createJobTeamService>;

type Team = Pick<JobTeam, 'teamOnly' | 'members'>;
