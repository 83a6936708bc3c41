import type { Locator, Page } from '@playwright/test';
import { type Employee, newAdmin, openAs, post } from '../../support/company.ts';
import { NimbleServer } from '../../support/nimble-server.ts';
import { answerClip, type OpenJob, submitInterview } from '../../support/submissions.ts';

/** A company with a job and a candidate. */
export type Stage = {
  nimble: NimbleServer;
  admin: Employee;
  job: OpenJob;
  submissionId: number;
  open: (page: Page, path: string) => Promise<void>;
};

export async function setTheStage(): Promise<Stage> {
  const nimble = await NimbleServer.start();
  const admin = await newAdmin(nimble);
  const job = await createJob({ nimble, admin }, 'Head Baker');
  const person = { name: 'Ada Hall', email: 'ada@example.com' };
  const submissionId = await submitInterview(nimble, admin, job, person, answerClip(2));
  const open = (page: Page, path: string) => openAs(page, nimble, admin, path);
  return { nimble, admin, job, submissionId, open };
}

async function createJob(
  { nimble, admin }: Pick<Stage, 'nimble' | 'admin'>,
  title: string,
): Promise<OpenJob> {
  const questions = [{ question: 'What do you bake best?', time_limit: 60, required: true }];
  const data = { title, description: 'You bake what the harbour eats.', status: 'active', questions };
  return (await post<{ data: OpenJob }>(nimble, '/api/jobs/create-with-auth', { data }, admin.token)).data;
}

export const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).last();

/** Answers a call in place of the server, whose state would need a long history. */
export async function pretend(page: Page, method: string, path: RegExp, answer: unknown): Promise<void> {
  await page.route(path, (route) =>
    route.request().method() === method ? route.fulfill({ json: answer }) : route.fallback(),
  );
}

/** Modifies the server's answer. */
export async function alter(page: Page, path: RegExp, change: (answer: never) => unknown): Promise<void> {
  await page.route(path, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    try {
      const response = await route.fetch();
      await route.fulfill({ response, json: change((await response.json()) as never) });
    } catch (error) {
      // The page was left meanwhile, and the answer is not needed.
      if (!String(error).includes('disposed')) throw error;
    }
  });
}
