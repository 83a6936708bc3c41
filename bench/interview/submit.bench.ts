import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { launchChromium } from '../../e2e/support/browsers/launch-chromium.ts';
import { beginInterview, pdfFile } from '../../e2e/support/journeys.ts';
import { NimbleServer } from '../../e2e/support/nimble-server.ts';
import { openJob } from '../../e2e/support/open-job.ts';
import { newSubmission } from '../new-submission.ts';
import { narrowLine } from './narrow-line.ts';

/**
 * From "Submit" to the success page with an upload of 4 Mbit/s:
 * `node bench/interview/submit.bench.ts [answers] [seconds each] [Mbit/s]`.
 * The reference sends the same recordings whole after submitting, over the same connection.
 */
const answers = Number(process.argv[2] ?? 5);
const seconds = Number(process.argv[3] ?? 30);
const megabits = Number(process.argv[4] ?? 4);

async function main(): Promise<void> {
  const nimble = await NimbleServer.start(async () => ({ RATE_LIMITS: 'off' }));
  const line = await narrowLine(Number(new URL(nimble.url).port), megabits * 1_000_000);
  try {
    const questions = Array.from({ length: answers }, (_, index) => ({
      question: `Question number ${index + 1}?`,
      time_limit: 60,
      required: true,
    }));
    const link = (await openJob(nimble, questions)).replace(nimble.url, line.url);
    const own = await recordAndSubmit(link);
    const takes = await storedTakes(nimble.dataFolder);
    const reference = await sendAfterwards(line.url, link, takes);
    const bytes = takes.reduce((total, { length }) => total + length, 0);
    console.table([
      { way: 'sent while recording', seconds: Number(own.toFixed(2)), 'times as long': 1 },
      {
        way: 'sent after submitting',
        seconds: Number(reference.toFixed(2)),
        'times as long': Number((reference / own).toFixed(1)),
      },
    ]);
    console.log(
      `${takes.length} answers of ${seconds} s, ${(bytes / 1e6).toFixed(1)} MB, ${megabits} Mbit/s up`,
    );
  } finally {
    line.close();
    await nimble.stop();
  }
}

/** @returns seconds from pressing the button to the success page. */
async function recordAndSubmit(link: string): Promise<number> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ permissions: ['camera', 'microphone'] });
    page.setDefaultTimeout(90_000);
    await beginInterview(page, link);
    for (let answer = 1; answer <= answers; answer += 1) {
      await page.getByText(`Question ${answer} of ${answers}`).waitFor();
      await page.getByRole('button', { name: 'Start recording' }).click();
      const left = `${60 - seconds}`.padStart(2, '0');
      await page.getByRole('img', { name: `Time left 0:${left}` }).waitFor();
      await page.getByRole('button', { name: 'Stop recording' }).click();
      await page.getByRole('button', { name: 'Use This Recording' }).click();
    }
    await page.getByRole('button', { name: 'Review & Submit' }).click();
    const submit = page.getByRole('button', { name: 'Submit interview' });
    await submit.waitFor();
    const startedAt = performance.now();
    await submit.click();
    await page.getByRole('heading', { name: 'Interview Submitted Successfully!' }).waitFor();
    return (performance.now() - startedAt) / 1000;
  } finally {
    await browser.close();
  }
}

async function storedTakes(dataFolder: string): Promise<Buffer[]> {
  const folder = join(dataFolder, 'files/takes');
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.json'));
  return Promise.all(names.map((name) => readFile(join(folder, name))));
}

/** Another candidate with the same recordings: each whole, one after the other. @returns seconds. */
async function sendAfterwards(url: string, link: string, takes: readonly Buffer[]): Promise<number> {
  const shareToken = link.split('/').at(-1) ?? '';
  const { data: job } = await call<{ data: { id: number; questions: { id: number }[] } }>(
    `${url}/api/getPublicInterview/${shareToken}`,
    {},
  );
  const { token } = await call<{ token: string }>(
    `${url}/api/submissions`,
    json(newSubmission({ id: job.id, shareToken }, 'Robin Hale', 'robin@example.com')),
  );
  const authorization = `Bearer ${token}`;
  const resume = new FormData();
  resume.append('files', new Blob([pdfFile.buffer]), pdfFile.name);
  await call(`${url}/api/interviews/current/resume`, {
    method: 'POST',
    headers: { authorization },
    body: resume,
  });
  const startedAt = performance.now();
  for (const [index, bytes] of takes.entries()) {
    await sendWhole(url, authorization, job.questions[index]?.id ?? 0, bytes);
  }
  const submitted = () =>
    fetch(`${url}/api/interviews/current/submit`, { method: 'POST', headers: { authorization } });
  // As the page does while the server checks the last answer.
  while (!(await submitted()).ok) await wait(500);
  return (performance.now() - startedAt) / 1000;
}

async function sendWhole(url: string, authorization: string, question: number, bytes: Buffer): Promise<void> {
  const take = randomUUID();
  const encode = (value: string) => Buffer.from(value).toString('base64');
  const tus = { 'tus-resumable': '1.0.0', authorization };
  const metadata = `takeId ${encode(take)},questionId ${encode(`${question}`)},mimeType ${encode('video/webm')}`;
  const path = `${url}/api/uploads/takes`;
  await call(path, {
    method: 'POST',
    headers: { ...tus, 'upload-length': `${bytes.length}`, 'upload-metadata': metadata },
  });
  await call(`${path}/${take}`, {
    method: 'PATCH',
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(bytes),
  });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const accepted = json({ question, take, sha256, fileSize: bytes.length, duration: seconds });
  await call(`${url}/api/submission-responses`, {
    ...accepted,
    headers: { ...accepted.headers, authorization },
  });
}

const json = (data: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ data }),
});

async function call<Answer>(address: string, options: RequestInit): Promise<Answer> {
  const answer = await fetch(address, options);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${text}`);
  return (text === '' ? {} : JSON.parse(text)) as Answer;
}

await main();
