import type { DemoJob } from './jobs.ts';
import type { Kept } from './make-library.ts';
import type { Making, Team } from './making.ts';

export type MadeJob = { id: number; shareToken: string; questionIds: readonly number[]; plan: DemoJob };

export async function makeJob(
  { services }: Making,
  { team, kept }: { team: Team; kept: Kept },
  plan: DemoJob,
): Promise<MadeJob> {
  const {
    title,
    type,
    experience,
    department,
    location,
    salary,
    description,
    requirements,
    benefits,
    welcome,
  } = plan;
  const job = await services.jobs.create(team.Elena, {
    title,
    type,
    experience,
    department,
    location,
    salary,
    description,
    requirements,
    benefits,
    welcome,
    currency: 'USD',
    status: 'active',
    retakes: null,
    thinkingTime: 15,
    questions: plan.questions.map(({ question, seconds, required }) => ({
      question,
      time_limit: seconds,
      required,
      libraryQuestion: kept.questions.get(question) ?? null,
    })),
  });
  await services.criteria.change(team.Elena, job.id, { criteria: [...plan.criteria] });
  return {
    id: job.id,
    shareToken: job.shareToken,
    questionIds: (job.questions ?? []).map(({ id }) => id),
    plan,
  };
}

/** Invitations by email, to candidates and to others. */
export async function inviteToJob({ services }: Making, team: Team, { id, plan }: MadeJob): Promise<void> {
  const used = [...plan.people, ...plan.visitors].filter(
    ({ source }) => source === 'referral' || source === undefined,
  );
  await services.invitations.invite(team.Theo, id, {
    emails: [...plan.invited, ...used.map(({ email }) => email)],
    names: used.map(({ email, name }) => ({ email, name })),
    sharesContact: true,
  });
}

export async function closeJob({ services }: Making, team: Team, { id, plan }: MadeJob): Promise<void> {
  if (plan.closedDaysAgo === undefined) return;
  await services.jobs.change(team.Theo, id, { status: 'closed' });
}
