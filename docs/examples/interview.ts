/** Answers every question of an interview with one video: node docs/examples/interview.ts URL SHARE_TOKEN FILM.webm CV.pdf */
import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as interviews from '@nimble/contracts/interviews';
import { acceptTake, appendToTake, createTake } from '@nimble/contracts/recordings';
import { createClient } from '../../packages/client/src/index.ts';

const [url = '', shareToken = '', film = '', resume = ''] = process.argv.slice(2);
const visitor = createClient({ url });
const { data: job } = await visitor.call(interviews.getPublicInterview, { params: { jobToken: shareToken } });
const person = { candidateName: 'Ruth Example', candidateEmail: `ruth-${Date.now()}@example.com` };
const machine = {
  deviceInfo: { timestamp: new Date().toISOString() },
  browserInfo: {
    userAgent: 'example',
    language: 'en',
    platform: process.platform,
    cookieEnabled: false,
    onLine: true,
    screen: { width: 0, height: 0, colorDepth: 24 },
  },
};
const begun = { ...person, ...machine, job: job.id, shareToken, consentVersion: interviews.consentVersion };
const { token } = await visitor.call(interviews.createSubmission, { body: { data: begun } });
const candidate = visitor.as(token);

const form = new FormData();
form.append('files', new Blob([await readFile(resume)]), 'cv.pdf');
await candidate.call(interviews.uploadResume, { form });

const bytes = await readFile(film);
const encode = (value: string | number) => Buffer.from(`${value}`).toString('base64');
for (const { id } of job.questions) {
  const take = randomUUID();
  const about = {
    takeId: take,
    questionId: id,
    mimeType: film.endsWith('.mp4') ? 'video/mp4' : 'video/webm',
  };
  const metadata = Object.entries(about).map(([name, value]) => `${name} ${encode(value)}`);
  const tus = { 'tus-resumable': '1.0.0' };
  const length = { 'upload-length': `${bytes.length}`, 'upload-metadata': metadata.join(',') };
  await candidate.send(createTake, { headers: { ...tus, ...length } });
  for (let sent = 0; sent < bytes.length; ) {
    const offset = { 'upload-offset': `${sent}`, 'content-type': 'application/offset+octet-stream' };
    const part = {
      params: { takeId: take },
      headers: { ...tus, ...offset },
      body: bytes.subarray(sent, sent + 65_536),
    };
    sent = Number((await candidate.send(appendToTake, part)).headers.get('upload-offset'));
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const accepted = { question: id, take, sha256, fileSize: bytes.length, duration: 2 };
  await candidate.call(acceptTake, { body: { data: accepted } });
}

const isChecked = async () =>
  (await candidate.call(interviews.currentInterview)).data.responses.every(
    ({ processingStatus }) => processingStatus === 'ready',
  );
while (!(await isChecked())) await new Promise((resolve) => setTimeout(resolve, 500));
const { data } = await candidate.call(interviews.submitInterview);
console.log(`submission ${data.submission.id} is ${data.submission.status}`);
