import { newAdmin, post } from './company.ts';
import type { NimbleServer } from './nimble-server.ts';

type Question = { question: string; time_limit: number; required: boolean };

/** The link of a new company's published job, made by the calls themselves: these tests are about the candidate's side. */
export async function openJob(nimble: NimbleServer, questions: readonly Question[]): Promise<string> {
  const { token } = await newAdmin(nimble);
  const data = {
    title: 'Head Baker',
    description: 'You bake what the harbour eats.',
    status: 'active',
    questions,
  };
  type Job = { data: { shareToken: string } };
  const job = await post<Job>(nimble, '/api/jobs/create-with-auth', { data }, token);
  return `${nimble.url}/interview/${job.data.shareToken}`;
}
