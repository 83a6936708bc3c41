import { newAdmin, post, put } from './company.ts';
import type { NimbleServer } from './nimble-server.ts';

type Question = { question: string; time_limit: number; required: boolean; formats?: readonly object[] };

/** The link of a new company's published job, created by calls: these tests are about the candidate's side. */
export async function openJob(nimble: NimbleServer, questions: readonly Question[]): Promise<string> {
  return (await openJobOfEmployer(nimble, questions)).link;
}

/** The same with the employer, who may change the job. */
export async function openJobOfEmployer(nimble: NimbleServer, questions: readonly Question[]) {
  const employer = await newAdmin(nimble);
  const { token } = employer;
  const data = {
    title: 'Head Baker',
    description: 'You bake what the harbour eats.',
    status: 'active',
    questions,
  };
  type Job = { data: { id: number; shareToken: string } };
  const job = await post<Job>(nimble, '/api/jobs/create-with-auth', { data }, token);
  return {
    employer,
    jobId: job.data.id,
    link: `${nimble.url}/interview/${job.data.shareToken}`,
    changeJob: (changes: object) => put(nimble, `/api/jobs/${job.data.id}`, { data: changes }, token),
  };
}
