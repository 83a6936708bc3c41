import { setTimeout as wait } from 'node:timers/promises';
import { linkIn, type startMailServer } from '../../../apps/server/src/testing/servers/mail-server.ts';
import type { Caller } from './caller.ts';

type MailServer = Awaited<ReturnType<typeof startMailServer>>;
export type Company = {
  token: string;
  /** Of programs. */
  apiToken: string;
  companyId: number;
  job: { id: number; shareToken: string; questions: { id: number }[] };
};

const password = 'Soaked-Through-1';
const questions = ['What did you build?', 'What went wrong?', 'What comes next?'];

/** An admin who signs up, a job of three questions, a token for programs and a webhook. */
export async function createCompany(
  { json, persist }: Caller,
  name: string,
  mails: MailServer,
  webhookUrl: string,
): Promise<Company> {
  const email = `${name}@example.com`;
  const registration = { company: name, username: name, email, password };
  await persist({ method: 'POST', path: '/api/users-permissions/auth/custom-register', body: registration });
  const verification = { verificationCode: (await linkTo(email, mails)).pathname.split('/').at(-1) };
  await persist({
    method: 'POST',
    path: '/api/users-permissions/auth/account-verification',
    body: verification,
  });
  const { jwt: token, user } = await json<{ jwt: string; user: { company: { id: number } } }>({
    method: 'POST',
    path: '/api/users-permissions/user-login',
    body: { identifier: email, password },
  });
  const data = {
    title: 'Lock Keeper',
    description: 'You let ships pass, whatever the weather.',
    status: 'active',
    questions: questions.map((question) => ({ question, time_limit: 120, required: true })),
  };
  const { data: job } = await json<{ data: Company['job'] }>({
    method: 'POST',
    path: '/api/jobs/create-with-auth',
    token,
    body: { data },
  });
  const permissions = { job: { view: true, create: true, update: true }, submission: { view: true } };
  const { data: made } = await json<{ data: { secret: string } }>({
    method: 'POST',
    path: '/api/api-tokens',
    token,
    body: { data: { name: 'Other system', permissions, days: 7 } },
  });
  const hook = { url: webhookUrl, events: ['submission.started', 'submission.finished'] };
  await persist({ method: 'POST', path: '/api/webhooks', token, body: { data: hook } });
  return { token, apiToken: made.secret, companyId: user.company.id, job };
}

async function linkTo(email: string, { received }: MailServer): Promise<URL> {
  for (;;) {
    const mail = received.find(({ to }) => to?.some(({ address }) => address === email));
    if (mail !== undefined) return linkIn(mail);
    await wait(100);
  }
}
