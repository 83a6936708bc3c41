import type { JobTeam, JobTeamInput } from '@nimble/contracts/jobs';
import { isOneAllowed, type Permissions, seesEveryJob } from '@nimble/contracts/roles';
import { type Database, inTransaction, type Transaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { type Actor, emit } from '../../../platform/events/index.ts';
import { lockJob } from '../jobs.repository.ts';
import { findReviewers, findTeam, replaceTeam } from './team.repository.ts';

/** A team member who can sign in. */
type Person = { id: number; name: string; permissions: Permissions };

type Dependencies = {
  database: Database;
  findPeople: (database: Database | Transaction, companyId: number) => Promise<Person[]>;
  /** Sessions know which jobs their people do not see; after the commit they load that again. */
  refreshSessionsOfCompany: (transaction: Transaction, companyId: number) => Promise<string[]>;
  forgetSessions: (sessionIds: readonly string[]) => void;
};

/** Who sees a job: everyone in the company, or only its hiring team and those who manage the company. */
export function createJobTeamService(dependencies: Dependencies) {
  const { database, findPeople, refreshSessionsOfCompany, forgetSessions } = dependencies;

  async function show(companyId: number, jobId: number, team: Team): Promise<JobTeam> {
    const reviewers = await findReviewers(database, companyId, jobId);
    const people = (await findPeople(database, companyId)).filter(mayBeInTeam);
    return {
      ...team,
      people: people.map(({ id, name, permissions }) => ({
        id,
        name,
        seesEveryJob: seesEveryJob(permissions),
        isReviewer: reviewers.has(id),
      })),
    };
  }

  return {
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
        const job = await lockJob(transaction, companyId, jobId);
        if (job === undefined) throw new RequestError('job.not_found');
        requireTeam(team, await findPeople(transaction, companyId));
        await replaceTeam(transaction, { companyId, jobId }, team);
        const changed = { jobId, name: job.title, teamOnly, members: team.members.length };
        await emit(transaction, { type: 'job.team_changed', by, ...changed });
        return refreshSessionsOfCompany(transaction, companyId);
      });
      forgetSessions(sessions);
      return show(companyId, jobId, team);
    },
  };
}
export type JobTeamService = ReturnType<typeof createJobTeamService>;

type Team = Pick<JobTeam, 'teamOnly' | 'members'>;

const rights = [
  { resource: 'job', action: 'view' },
  { resource: 'submission', action: 'view' },
] as const;

function mayBeInTeam({ permissions }: Person): boolean {
  return isOneAllowed(permissions, rights);
}

function requireTeam({ teamOnly, members }: Team, people: readonly Person[]): void {
  if (teamOnly && members.length === 0) throw new RequestError('job.team_empty', { at: 'data.members' });
  const known = new Set(people.filter(mayBeInTeam).map(({ id }) => id));
  if (!members.every((id) => known.has(id)))
    throw new RequestError('job.team_person_unknown', { at: 'data.members' });
}
