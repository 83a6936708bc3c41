/**
 * Answers every question of an interview with one video:
 * npx node docs/examples/interview.ts URL SHARE_TOKEN FILM.webm CV.pdf
 */
import { readFile } from 'node:fs/promises';
import * as interviews from '@nimble/contracts/interviews';
import { createClient, sendRecording } from '../../packages/client/src/index.ts';

const [url = '', shareToken = '', film = '', resume = ''] = process.argv.slice(2);
if (resume === '')
  throw new Error('Usage: npx node docs/examples/interview.ts URL SHARE_TOKEN FILM.webm CV.pdf');
const visitor = createClient({ url });
const { data: job } = await visitor.call(interviews.getPublicInterview, { params: { jobToken: shareToken } });
const person = { candidateName: 'Ruth Example', candidateEmail: `ruth-${Date.now()}@example.com` };
const link = { job: job.id, shareToken, consentVersion: interviews.consentVersion };
const program = { userAgent: 'example', language: 'en', platform: process.platform };
const screen = { width: 0, height: 0, colorDepth: 24 };
const browserInfo = { ...program, cookieEnabled: false, onLine: true, screen };
const data = { ...person, ...link, browserInfo, deviceInfo: { timestamp: new Date().toISOString() } };
const { token } = await visitor.call(interviews.createSubmission, { body: { data } });
const candidate = visitor.as(token);

const form = new FormData();
form.append('files', new Blob([await readFile(resume)]), 'cv.pdf');
await candidate.call(interviews.uploadResume, { form });

const bytes = await readFile(film);
const mimeType = film.endsWith('.mp4') ? 'video/mp4' : 'video/webm';
for (const { id } of job.questions)
  await sendRecording(candidate, { questionId: id, bytes, mimeType, duration: 2 });

async function areReady(): Promise<boolean> {
  const { responses } = (await candidate.call(interviews.currentInterview)).data;
  for (const answer of responses)
    if (answer.processingStatus === 'failed')
      throw new Error(`The check of a recording failed: ${answer.failure?.code}`);
  return responses.every(({ processingStatus }) => processingStatus === 'ready');
}
while (!(await areReady())) await new Promise((resolve) => setTimeout(resolve, 500));
const { data: sent } = await candidate.call(interviews.submitInterview);
console.log(`submission ${sent.submission.id} is ${sent.submission.status}`);
