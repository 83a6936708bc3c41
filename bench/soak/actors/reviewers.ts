import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Submission } from '@nimble/contracts/submissions';
import { anyOf } from '../trouble.ts';
import { UnexpectedAnswer } from './caller.ts';
import { exportCsv, uploadPicture } from './files-of-reviewers.ts';
import type { Change } from './ledger.ts';
import { sha256 } from './recordings.ts';
import type { Stage } from './stage.ts';

const betweenActsMilliseconds = 1500;
const mebibyte = 1024 ** 2;
type Reviewer = Stage & { number: number; reviewers: number };

/** One of several reviewers of a company, each with submissions of their own, until `isOver`. */
export async function review(reviewer: Reviewer, isOver: () => boolean): Promise<void> {
  const acts = [readLists, watch, watch, change, change, change, comment, exportCsv, uploadPicture];
  while (!isOver()) {
    try {
      await anyOf(acts)?.(reviewer);
    } catch (error) {
      if (!(error instanceof UnexpectedAnswer)) throw error;
    }
    await wait(Math.random() * 2 * betweenActsMilliseconds);
  }
}

async function readLists({ caller, company: { token, job } }: Reviewer): Promise<void> {
  const lists = [
    '/api/submissions?page=1&pageSize=10&populate[job][fields][0]=title&sort=createdAt:desc',
    '/api/submissions?filters[status][$eq]=pending&sort=rating:desc',
    `/api/submissions/job/${job.id}?searchTerm=casey&page=1&pageSize=10`,
    '/api/submissions/stats',
    '/api/dashboard/stats',
    '/api/analytics/list?period=30d',
    '/api/notifications',
    '/api/jobs?page=1&pageSize=12',
  ];
  await caller.persist({ path: anyOf(lists) ?? '', token });
}

async function open(reviewer: Reviewer): Promise<Submission | undefined> {
  const { ledger, caller, company, number, reviewers } = reviewer;
  const own = anyOf(ledger.sent.filter(({ submissionId }) => submissionId % reviewers === number));
  if (own === undefined) return undefined;
  const path = `/api/submissions/${own.submissionId}`;
  const { data } = await caller.json<{ data: Submission }>({ path, token: company.token });
  return data.status === 'processing' ? undefined : data;
}

/** Ranges of the film, and one answer as a whole. */
async function watch(reviewer: Reviewer): Promise<void> {
  const { caller, book, ledger } = reviewer;
  const shown = await open(reviewer);
  const film = shown?.compiled_video;
  if (shown === undefined || film === null || film === undefined) return;
  for (let look = 0; look < 3; look += 1) {
    const start = Math.floor(Math.random() * film.size);
    const end = Math.min(film.size, start + mebibyte) - 1;
    // A film that was joined again has another address.
    const range = { range: `bytes=${start}-${end}` };
    const { status, bytes } = await caller.persist({ path: film.url, headers: range, expects: [206, 404] });
    if (status === 206 && bytes.length !== end - start + 1)
      book.break('answers', `a range of ${end - start + 1} bytes came with ${bytes.length}`);
  }
  const sent = ledger.sent.find(({ submissionId }) => submissionId === shown.id);
  const answer = anyOf(shown.responses);
  const recorded = sent?.answers.find(({ questionId }) => questionId === answer?.question.id);
  if (answer?.videoUrl === null || answer === undefined || recorded === undefined) return;
  const { bytes } = await caller.persist({ path: answer.videoUrl });
  if (sha256(bytes) === recorded.sha256) book.keep('recordings');
  else book.break('recordings', `an answer of submission ${shown.id} differs while all runs`);
}

async function change(reviewer: Reviewer): Promise<void> {
  const { caller, ledger, company } = reviewer;
  const shown = await open(reviewer);
  if (shown === undefined) return;
  const status =
    shown.status === 'pending'
      ? 'in_review'
      : (anyOf(['reviewed', 'shortlisted', 'rejected'] as const) ?? 'reviewed');
  const [name, value] = anyOf([
    ['status', status],
    ['rating', Math.floor(Math.random() * 101)],
    ['notes', `Note ${randomUUID()}`],
  ] as const) ?? ['rating', 50];
  const known = ledger.reviews.get(shown.id) ?? new Map<typeof name, Change>();
  ledger.reviews.set(shown.id, known);
  const former = known.get(name) ?? { acknowledged: undefined, unsure: [] };
  known.set(name, { ...former, unsure: [...former.unsure, value] });
  const path = `/api/submissions/${shown.id}`;
  const data = { [name]: value };
  // A decision is not taken back.
  const expects = [200, 422];
  const { status: answered } = await caller.persist({
    method: 'PUT',
    path,
    token: company.token,
    body: { data },
    expects,
  });
  known.set(name, answered === 200 ? { acknowledged: value, unsure: [] } : former);
}

async function comment(reviewer: Reviewer): Promise<void> {
  const { caller, ledger, company } = reviewer;
  const shown = await open(reviewer);
  const responseId = shown?.responses[0]?.id;
  if (shown === undefined || responseId === undefined) return;
  const data = { responseId, second: 0, comment: `Comment ${randomUUID()}` };
  const path = `/api/submissions/${shown.id}/video-comments`;
  // Without the key, a call whose answer was lost would comment twice.
  const headers = { 'idempotency-key': randomUUID() };
  await caller.persist({ method: 'POST', path, token: company.token, headers, body: { data } });
  ledger.comments.add(data.comment);
}
