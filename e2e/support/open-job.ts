import type { NimbleServer } from './nimble-server.ts';

type Question = { question: string; time_limit: number; required: boolean };

let made = 0;

/** The link of a new company's published job, made by the calls themselves: these tests are about the candidate's side. */
export async function openJob(nimble: NimbleServer, questions: readonly Question[]): Promise<string> {
  made += 1;
  const name = `employer${made}`;
  const email = `${name}@example.com`;
  const password = 'Secret12';
  const auth = '/api/users-permissions';
  await post(nimble, `${auth}/auth/custom-register`, {
    company: `Bakery ${made}`,
    username: name,
    email,
    password,
  });
  const verificationCode = (await nimble.linkInMailTo(email)).split('/').at(-1);
  await post(nimble, `${auth}/auth/account-verification`, { verificationCode });
  const { jwt } = await post<{ jwt: string }>(nimble, `${auth}/user-login`, { identifier: email, password });
  const data = {
    title: 'Head Baker',
    description: 'You bake what the harbour eats.',
    status: 'active',
    questions,
  };
  type Job = { data: { shareToken: string } };
  const job = await post<Job>(nimble, '/api/jobs/create-with-auth', { data }, jwt);
  return `${nimble.url}/interview/${job.data.shareToken}`;
}

async function post<Answer>(
  nimble: NimbleServer,
  path: string,
  body: unknown,
  token?: string,
): Promise<Answer> {
  const answer = await fetch(nimble.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
