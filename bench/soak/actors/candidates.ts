import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { InterviewState } from '@nimble/contracts/interviews';
import { pdfOf } from '../../../apps/server/src/testing/files/documents.ts';
import { newSubmission } from '../../new-submission.ts';
import { type Caller, UnexpectedAnswer } from './caller.ts';
import type { SentAnswer } from './ledger.ts';
import { type Candidate, record, takesPath } from './record.ts';
import { sha256 } from './recordings.ts';
import type { Stage } from './stage.ts';

/** How many leave in the middle, replace an answer, and erase their interview afterwards. */
const [leaveShare, replaceShare, eraseShare] = [0.08, 0.15, 0.04];
const betweenInterviewsMilliseconds = 30_000;
const pollMilliseconds = 500;

/** One candidate after the other, until `isOver`. */
export async function recordInterviews(stage: Stage, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    try {
      await interview(stage);
    } catch (error) {
      if (!(error instanceof UnexpectedAnswer)) throw error;
    }
    await wait(Math.random() * betweenInterviewsMilliseconds);
  }
}

async function interview(stage: Stage): Promise<void> {
  const { caller, company, ledger } = stage;
  const email = `casey-${randomUUID()}@example.com`;
  await caller.persist({ path: `/api/getPublicInterview/${company.job.shareToken}` });
  const begun = await caller.json<{ token: string; data: { submission: { id: number } } }>({
    method: 'POST',
    path: '/api/submissions',
    body: { data: newSubmission(company.job, 'Casey Quill', email) },
  });
  ledger.begun += 1;
  const { token } = begun;
  const submissionId = begun.data.submission.id;
  const resume = await attachResume(caller, token, email);
  const answers: SentAnswer[] = [];
  const candidate = { ...stage, token, browser: stage.openBrowser() };
  for (const { id: questionId } of company.job.questions) {
    let answer = await record(candidate, questionId);
    if (Math.random() < replaceShare) answer = await record(candidate, questionId);
    answers.push(answer);
    if (Math.random() < leaveShare / company.job.questions.length) return;
  }
  await untilChecked(candidate);
  const path = '/api/interviews/current/submit';
  const { personalToken } = await caller.json<{ personalToken: string }>({ method: 'POST', path, token });
  if (Math.random() < eraseShare) {
    const erase = {
      method: 'POST',
      path: '/api/interviews/mine/erase',
      body: { token: personalToken },
    } as const;
    // A second call, after an answer that was lost, finds nothing.
    await caller.persist({ ...erase, expects: [200, 404] });
    ledger.erased.push({ submissionId });
    return;
  }
  ledger.sent.push({ installation: caller.installation, submissionId, email, answers, resume });
}

/** Some attach another one first. @returns the SHA-256 of the last one */
async function attachResume(caller: Caller, token: string, email: string): Promise<string> {
  let digest = '';
  for (let left = Math.random() < 0.3 ? 2 : 1; left > 0; left -= 1) {
    const resume = pdfOf([`Resume ${left} of ${email}`]);
    digest = sha256(resume);
    const body = new FormData();
    body.append('files', new Blob([new Uint8Array(resume)], { type: 'application/pdf' }), 'resume.pdf');
    await caller.persist({ method: 'POST', path: '/api/interviews/current/resume', token, body });
  }
  return digest;
}

/** As the page does before it submits; a check that was interrupted is started again. */
async function untilChecked({ caller, book, token }: Candidate): Promise<void> {
  for (;;) {
    const { data } = await caller.json<{ data: InterviewState }>({ path: '/api/interviews/current', token });
    const states = data.responses.filter((response) => 'takeId' in response);
    for (const { takeId, failure } of states) {
      if (failure === null) continue;
      if (failure.code !== 'recording.not_checked') {
        book.break('recordings', `a whole recording was refused: ${JSON.stringify(failure)}`);
        throw new UnexpectedAnswer('A recording was refused.');
      }
      // Meanwhile it may have been checked.
      await caller.persist({
        method: 'POST',
        path: `${takesPath}/${takeId}/check`,
        token,
        expects: [200, 422],
      });
    }
    if (states.every(({ processingStatus }) => processingStatus === 'ready')) return;
    await wait(pollMilliseconds);
  }
}
