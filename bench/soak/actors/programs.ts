import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { anyOf } from '../trouble.ts';
import { UnexpectedAnswer } from './caller.ts';
import type { Stage } from './stage.ts';

const betweenCallsMilliseconds = 1500;
/** A company may have many jobs; more of them would only make its lists slower. */
const mostJobs = 100;

/** A program of the company with an API token, until `isOver`. */
export async function callApi(stage: Stage, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    try {
      await anyOf([list, list, createJob, orderInterview])?.(stage);
    } catch (error) {
      if (!(error instanceof UnexpectedAnswer)) throw error;
    }
    await wait(Math.random() * 2 * betweenCallsMilliseconds);
  }
}

async function list({ caller, company: { apiToken: token, job } }: Stage): Promise<void> {
  const lists = [
    '/api/jobs?filters[status][$eq]=active&filters[title][$containsi]=lock',
    `/api/submissions?filters[job][$eq]=${job.id}&filters[status][$ne]=rejected&pageSize=25`,
    '/api/submissions?filters[rating][$gte]=50&sort=rating:desc&populate=responses',
    '/api/submissions?filters[candidateName][$containsi]=quill&page=2&pageSize=10',
  ];
  await caller.persist({ path: anyOf(lists) ?? '', token });
}

/** With a key, so that a call whose answer was lost creates no second one. */
async function createJob({ caller, company: { apiToken: token }, ledger }: Stage): Promise<void> {
  if (ledger.jobs.size >= mostJobs) return;
  const title = `Job ${randomUUID()}`;
  const questions = [{ question: 'Why here?', time_limit: 60, required: true }];
  const data = { title, description: 'Made by a program.', status: 'draft', questions };
  const headers = { 'idempotency-key': randomUUID() };
  await caller.persist({
    method: 'POST',
    path: '/api/jobs/create-with-auth',
    token,
    headers,
    body: { data },
  });
  ledger.jobs.add(title);
}

/** The same external id again answers with the same invitation. */
async function orderInterview({ caller, company, ledger }: Stage): Promise<void> {
  const externalId = randomUUID();
  const data = { job: company.job.id, email: `order-${externalId}@example.com`, externalId };
  // A company sends a limited number of emails a day.
  const expects = [200, 429];
  const call = { method: 'POST', path: '/api/invitations', token: company.apiToken, body: { data } } as const;
  const { status } = await caller.persist({ ...call, expects });
  if (status === 200) ledger.orders.set(externalId, data.email);
}
