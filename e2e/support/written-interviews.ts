import { type Employee, post } from './company.ts';
import type { CalledServer } from './nimble-server.ts';
import { createJob } from './open-job.ts';
import { attachResume, begin, type OpenJob } from './submissions.ts';

/** A job that is answered in writing: an interview for it takes a moment. */
export function jobInWriting(nimble: CalledServer, employer: Employee, title: string): Promise<OpenJob> {
  const question = { question: 'Which bread are you proud of?', time_limit: 120, required: true };
  const formats = [{ format: 'text', maximumCharacters: 300, maximumWords: 100 }];
  const description = 'You bake what the harbour eats.';
  const questions = [{ ...question, formats }];
  return createJob(nimble, employer, { title, description, status: 'active', questions });
}

/** Submits a whole interview of such a job. @returns the id of the submission. */
export async function submitInWriting(
  nimble: CalledServer,
  job: OpenJob,
  { name, email, source }: { name: string; email: string; source?: string },
): Promise<number> {
  const { token, submissionId } = await begin(nimble, job, {
    candidateName: name,
    candidateEmail: email,
    source,
  });
  await attachResume(nimble, token);
  for (const { id } of job.questions) {
    const path = `/api/interviews/current/answers/${id}`;
    await post(nimble, `${path}/draft`, { data: { format: 'text', attempt: 1 } }, token);
    const value = { format: 'text', text: 'A sourdough of rye, two days old.' };
    await post(nimble, path, { data: { attempt: 1, sequence: 1, seconds: 20, value } }, token);
  }
  await post(nimble, '/api/interviews/current/submit', {}, token);
  return submissionId;
}
