import { type Employee, newAdmin, post, put } from './company.ts';
import type { CalledServer, NimbleServer } from './nimble-server.ts';
import type { OpenJob } from './submissions.ts';

type Question = { question: string; time_limit: number; required: boolean; formats?: readonly object[] };

/** The link of a new company's published job, created by calls: these tests are about the candidate's side. */
export async function openJob(nimble: NimbleServer, questions: readonly Question[]): Promise<string> {
  return (await openJobOfEmployer(nimble, questions)).link;
}

/** The same with the employer, who may change the job. */
export async function openJobOfEmployer(nimble: NimbleServer, questions: readonly Question[]) {
  const employer = await newAdmin(nimble);
  const { token } = employer;
  const { id, shareToken } = await createJob(nimble, employer, { ...someJob, status: 'active', questions });
  return {
    employer,
    jobId: id,
    link: `${nimble.url}/interview/${shareToken}`,
    changeJob: (changes: object) => put(nimble, `/api/jobs/${id}`, { data: changes }, token),
  };
}

/** A draft, unless it says otherwise. */
export const someJob = {
  title: 'Head Baker',
  description: 'You bake what the harbour eats.',
  questions: [
    { question: 'What do you bake best?', time_limit: 60, required: true },
    { question: 'Why the harbour?', time_limit: 120, required: false },
  ],
};

export async function createJob(nimble: CalledServer, { token }: Employee, data: object): Promise<OpenJob> {
  return (await post<{ data: OpenJob }>(nimble, '/api/jobs/create-with-auth', { data }, token)).data;
}
