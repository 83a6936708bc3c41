import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { loadConfig } from '../../config/config.ts';
import { createDependencies } from '../../dependencies.ts';
import { openDatabase, readElsewhere } from '../../platform/database/index.ts';
import { newSubmission, somePdf, someQuestions } from '../journeys.ts';
import { interview, type Persist } from '../persistent-interview.ts';
import { recordedClip } from '../submitted-interview.ts';
import type { OnEngines } from './installation-on-engines.ts';
import { rowsOn, urlOfPort } from './postgres-pair.ts';

const person = { company: 'Engines', username: 'engines', email: 'admin@example.com', password: 'Secret-1' };
const patience = { timeout: 300_000, interval: 100 };
const clip = recordedClip(1);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

type Job = { id: number; shareToken: string; questions: { id: number }[] };
type Shown = { compiled_video: { url: string }; responses: { videoUrl: string }[] };

/** A company with a job for which candidates record while engines fail. */
export async function openRecordingCompany({ engines, settings }: OnEngines, persist: Persist) {
  await addAdmin();
  const token = await signIn();
  const job = await addJob();

  async function addAdmin(): Promise<void> {
    const opened = openDatabase({ connectionString: urlOfPort(engines.databasePort) }, 2);
    const config = { ...loadConfig(settings), secret: settings['APP_SECRET'] ?? '' };
    const onStandby = readElsewhere(opened.database, undefined);
    await createDependencies({ config, ...opened, onStandby }).accounts.addVerified(person);
    await opened.close();
  }

  async function signIn(): Promise<string> {
    const body = { identifier: person.email, password: person.password };
    const answer = await persist('/api/users-permissions/user-login', { method: 'POST', token: '', body });
    return ((await answer.json()) as { jwt: string }).jwt;
  }

  async function addJob(): Promise<Job> {
    const about = { title: 'Engineer', description: 'Keeps engines running.', status: 'active' };
    const call = { method: 'POST', token, body: { data: { ...about, questions: someQuestions } } };
    return ((await (await persist('/api/jobs/create-with-auth', call)).json()) as { data: Job }).data;
  }

  async function begin(): Promise<{ token: string; submissionId: number }> {
    const body = { data: newSubmission(job, `${randomUUID()}@example.com`) };
    const answer = await persist('/api/submissions', { method: 'POST', token: '', body });
    const begun = (await answer.json()) as { token: string; data: { submission: { id: number } } };
    await attach(begun.token);
    return { token: begun.token, submissionId: begun.data.submission.id };
  }

  /** Until a server has taken it: each is killed at some moment. */
  async function attach(ofCandidate: string): Promise<void> {
    const form = new FormData();
    form.set('files', new Blob([somePdf], { type: 'application/pdf' }), 'resume.pdf');
    const call = { method: 'POST', headers: { authorization: `Bearer ${ofCandidate}` }, body: form };
    for (;;) {
      const answer = await fetch(`${engines.url}/api/interviews/current/resume`, call).catch(() => undefined);
      if (answer?.ok === true) return;
      await wait(100);
    }
  }

  async function shown(submissionId: number): Promise<Shown> {
    const answer = await persist(`/api/submissions/${submissionId}`, { token });
    return ((await answer.json()) as { data: Shown }).data;
  }

  return {
    token,
    job,
    /**
     * Candidates record one after the other until `work` has ended. @returns their submissions, all of them
     * acknowledged.
     */
    async recordWhile(work: () => Promise<void>): Promise<number[]> {
      const submitted: number[] = [];
      let isOver = false;
      const candidates = [1, 2].map(async () => {
        while (!isOver) {
          const { token: ofCandidate, submissionId } = await begin();
          const questionId = job.questions[0]?.id ?? 0;
          const about = { token: ofCandidate, questionId, clip, slices: 8, onSlice: () => undefined };
          await interview(persist, about);
          submitted.push(submissionId);
        }
      });
      await work().finally(() => {
        isOver = true;
      });
      await Promise.all(candidates);
      return submitted;
    },
    /**
     * Nothing acknowledged is lost: each has its answer as it was sent, is joined, and its film is read through the
     * gateway.
     */
    async expectStored(submissionIds: readonly number[]): Promise<void> {
      expect(submissionIds.length).toBeGreaterThan(0);
      const statement = `SELECT status FROM submissions WHERE id IN (${submissionIds.join()})`;
      const areJoined = async () => {
        const rows = await rowsOn<{ status: string }>(engines.databasePort, statement);
        return rows.length === submissionIds.length && rows.every(({ status }) => status === 'pending');
      };
      await vi.waitUntil(areJoined, patience);
      for (const submissionId of submissionIds) {
        const { compiled_video: film, responses } = await shown(submissionId);
        const answers = responses.map(async ({ videoUrl }) => {
          const answer = await persist(videoUrl, { token });
          return sha256(new Uint8Array(await answer.arrayBuffer()));
        });
        expect(await Promise.all(answers)).toEqual([sha256(clip)]);
        const part = await persist(film.url, { token, headers: { range: 'bytes=4-7' } });
        expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
      }
    },
  };
}
