import type { Submission } from '@nimble/contracts/submissions';
import type { Caller } from '../actors/caller.ts';
import type { Company } from '../actors/company.ts';
import type { Ledger, Sent } from '../actors/ledger.ts';
import { sha256 } from '../actors/recordings.ts';
import { queried } from '../installations/installation.ts';
import type { Book } from './promises.ts';

type Checked = { caller: Caller; company: Company; ledger: Ledger; book: Book };

/** Everything that candidates sent, read back through the API. */
export async function checkSent(checked: Checked): Promise<void> {
  for (const sent of checked.ledger.sent) {
    const submission = await checkAnswers(checked, sent);
    await checkResume(checked, sent, submission);
    await checkJoined(checked, submission);
  }
  await checkErased(checked);
}

export async function checkRecordings(checked: Checked): Promise<void> {
  for (const sent of checked.ledger.sent) await checkAnswers(checked, sent);
}

async function checkAnswers({ caller, company, book }: Checked, sent: Sent): Promise<Submission> {
  const path = `/api/submissions/${sent.submissionId}`;
  const { data } = await caller.json<{ data: Submission }>({ path, token: company.token });
  for (const { questionId, sha256: recorded } of sent.answers) {
    const url = data.responses.find(({ question }) => question.id === questionId)?.videoUrl ?? null;
    const isSame = url !== null && sha256((await caller.persist({ path: url })).bytes) === recorded;
    if (isSame) book.keep('recordings');
    else book.break('recordings', `question ${questionId} at ${path}: ${url ?? 'no recording'}`);
  }
  return data;
}

async function checkResume({ caller, book }: Checked, sent: Sent, { id, resume }: Submission): Promise<void> {
  const kept = resume && sha256((await caller.persist({ path: resume.url })).bytes);
  if (kept === sent.resume) book.keep('resumes');
  else book.break('resumes', `submission ${id}`);
}

type Steps = { data: { task: string; state: string; failure: object | null }[] };

async function checkJoined({ caller, company, book }: Checked, submission: Submission): Promise<void> {
  const { id, compiled_video: film, status, joinFailure } = submission;
  if (film !== null && status !== 'processing') return book.keep('joined');
  const path = `/api/submissions/${id}/tasks`;
  const { data: steps } = await caller.json<Steps>({ path, token: company.token });
  const join = steps.find(({ task }) => task === 'join');
  if (joinFailure !== null && join?.state === 'failed') book.keep('joined');
  else book.break('joined', `submission ${id} is ${status}, its join ${JSON.stringify(join)}`);
}

async function checkErased({ caller, ledger: { erased }, book }: Checked): Promise<void> {
  const ids = erased.map(({ submissionId }) => submissionId);
  const [left] = await queried<{ rows: number }>(
    caller.installation,
    `SELECT (SELECT count(*) FROM submissions WHERE id = ANY($1::bigint[]))
       + (SELECT count(*) FROM takes WHERE submission_id = ANY($1::bigint[])) AS rows`,
    [ids],
  );
  if (Number(left?.rows) === 0) book.keep('erased', ids.length);
  else book.break('erased', `${left?.rows} rows`);
}
