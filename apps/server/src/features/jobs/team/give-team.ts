import { type JobTeamInput, mostTeamMembers } from '@nimble/contracts/jobs';
import { isOneAllowed, type Permissions } from '@nimble/contracts/roles';
import type { Database, Transaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { type Actor, emit } from '../../../platform/events/index.ts';
import { findTeam, replaceTeam } from './team.repository.ts';

/** A team member who can sign in. */
export type Person = { id: number; name: string; permissions: Permissions };

export type TeamDependencies = {
  findPeople: (database: Database | Transaction, companyId: number) => Promise<Person[]>;
  /** Sessions know which jobs their people do not see; after the commit they load that again. */
  refreshSessionsOfCompany: (transaction: Transaction, companyId: number) => Promise<string[]>;
  forgetSessions: (sessionIds: readonly string[]) => void;
};

type Given = { by: Actor; job: { id: number; title: string }; team: JobTeamInput };

/** Says who sees a job. @returns the sessions to forget after the commit. */
export async function giveTeam(
  transaction: Transaction,
  { by, job, team }: Given,
  { findPeople, refreshSessionsOfCompany }: Omit<TeamDependencies, 'forgetSessions'>,
): Promise<string[]> {
  const { companyId } = by;
  const before = await findTeam(transaction, companyId, job.id);
  requireTeam(team, await findPeople(transaction, companyId), before?.members ?? []);
  await replaceTeam(transaction, { companyId, jobId: job.id }, team);
  const { teamOnly, members } = team;
  const changed = { jobId: job.id, name: job.title, teamOnly, members: members.length };
  await emit(transaction, { type: 'job.team_changed', by, ...changed });
  return refreshSessionsOfCompany(transaction, companyId);
}

/** The team of a new job, with the person who creates it. */
export function withCreator({ teamOnly, members }: JobTeamInput, userId: number): JobTeamInput {
  return { teamOnly, members: [...new Set([userId, ...members])] };
}

const neededInTeam = [
  { resource: 'job', action: 'view' },
  { resource: 'submission', action: 'view' },
] as const;

export function mayBeInTeam({ permissions }: Person): boolean {
  return isOneAllowed(permissions, neededInTeam);
}

/** @param before whom a form sends along without showing them: their access may be paused, or their role changed. */
function requireTeam(
  { teamOnly, members }: JobTeamInput,
  people: readonly Person[],
  before: readonly number[],
): void {
  const at = 'data.members';
  if (teamOnly && members.length === 0) throw new RequestError('job.team_empty', { at });
  if (members.length > mostTeamMembers) throw new RequestError('job.team_too_large', { at });
  const known = new Set([...people.filter(mayBeInTeam).map(({ id }) => id), ...before]);
  if (!members.every((id) => known.has(id))) throw new RequestError('job.team_person_unknown', { at });
}
