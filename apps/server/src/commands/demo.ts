import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { insightsConsentVersion } from '@nimble/contracts/insights';
import { consentVersion } from '@nimble/contracts/interviews';
import { writeSpokenClip } from '@nimble/media';
import type { Settings } from '../config.ts';
import { createDependencies, type Dependencies } from '../dependencies.ts';
import { openDatabase } from '../platform/database/index.ts';
import { RequestError } from '../platform/errors.ts';
import type { StopSignals } from '../platform/process/index.ts';
import type { Candidate } from '../platform/http/index.ts';
import { type DemoJob, demoCompany, demoJobs } from './demo-content.ts';
import { demoResume } from './demo-resume.ts';
import { migrateDatabase } from './migrate.ts';
import { openPlatform, type Platform } from './open-platform.ts';
import { superviseWorker } from './worker-process.ts';

type DemoCandidate = DemoJob['candidates'][number];
type Making = { services: Dependencies; workFolder: string; stop: AbortSignal };

const pollMilliseconds = 200;

/** Adds a company with jobs and playable submissions, and says how to sign in. */
export async function demo(settings: Settings, { stop, hurry }: StopSignals): Promise<void> {
  const platform = await openPlatform(settings);
  const closers = [platform.close];
  try {
    await migrateDatabase(platform);
    closers.push(superviseWorker(platform.workerOrder, hurry).stop);
    await addDemo(platform, stop);
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

/** Everything goes the way that people's own does: only the camera is replaced. A worker must be running. */
export async function addDemo({ config, connection }: Platform, stop: AbortSignal): Promise<void> {
  const opened = openDatabase(connection, 4);
  const services = createDependencies({ config, ...opened });
  const workFolder = join(config.dataFolder, 'work', `demo-${randomUUID()}`);
  await mkdir(workFolder, { recursive: true });
  try {
    const password = `Demo-${randomBytes(6).toString('base64url')}1`;
    const admin = await services.accounts.addVerified({ ...demoCompany, password });
    const making = { services, workFolder, stop };
    say(`Making the demo company ${demoCompany.company} …`);
    await services.insightsSettings.change({ ...admin, address: null }, admin.companyId, {
      insights: true,
      behavioral: false,
    });
    for (const job of demoJobs) await addJob(making, admin, job);
    say(`The demo is ready. Sign in as ${demoCompany.email} with the password ${password}`);
  } catch (error) {
    if (stop.aborted) return;
    if (!(error instanceof RequestError)) throw error;
    say(`The demo was not added: ${error.message}.`);
  } finally {
    await rm(workFolder, { recursive: true, force: true });
    await opened.close();
  }
}

async function addJob(
  making: Making,
  admin: { companyId: number; userId: number },
  demoJob: DemoJob,
): Promise<void> {
  const { title, type, description, questions } = demoJob;
  const actor = { ...admin, address: null };
  const job = await making.services.jobs.create(actor, {
    title,
    type,
    description,
    experience: 'mid',
    currency: 'USD',
    status: 'active',
    questions: questions.map(({ question, seconds, required }) => ({
      question,
      time_limit: seconds,
      required,
    })),
  });
  const questionIds = (job.questions ?? []).map(({ id }) => id);
  const target = { jobId: job.id, shareToken: job.shareToken, companyId: admin.companyId, questionIds };
  for (const person of demoJob.candidates) {
    await addSubmission(making, target, person);
    say(`  ${person.name} has answered for ${title}`);
  }
}

type Target = { jobId: number; shareToken: string; companyId: number; questionIds: readonly number[] };

async function addSubmission(making: Making, target: Target, person: DemoCandidate): Promise<void> {
  const { interviews } = making.services;
  const begun = await interviews.begin({
    candidateName: person.name,
    candidateEmail: person.email,
    job: target.jobId,
    shareToken: target.shareToken,
    deviceInfo: { timestamp: new Date().toISOString() },
    browserInfo: {
      userAgent: 'nimble demo',
      language: 'en',
      platform: process.platform,
      cookieEnabled: false,
      onLine: true,
      screen: { width: 640, height: 360, colorDepth: 24 },
    },
    consentVersion,
    insightsConsent: { performance: true, behavioral: false, version: insightsConsentVersion },
  });
  const submissionId = begun.data.submission.id;
  const candidate: Candidate = { kind: 'candidate', submissionId, companyId: target.companyId };
  const source = Readable.from([demoResume(person.name, person.email)]);
  await interviews.attachResume(candidate, {
    name: `${person.name}.pdf`,
    source,
    finish: async () => undefined,
  });
  for (const [index, text] of person.answers.entries()) {
    making.stop.throwIfAborted();
    const questionId = target.questionIds[index];
    if (questionId === undefined) continue;
    say(`  ${person.name}: recording answer ${index + 1} of ${person.answers.length}`);
    await addAnswer(making, candidate, questionId, { ...person, text });
  }
  await untilChecked(making, candidate);
  await interviews.submit(candidate);
}

async function addAnswer(
  { services, workFolder }: Making,
  candidate: Candidate,
  questionId: number,
  answer: { text: string; voice: 'slt' | 'rms'; hue: number },
): Promise<void> {
  const output = join(workFolder, `${randomUUID()}.mp4`);
  await writeSpokenClip({ ...answer, output });
  const takeId = randomUUID();
  await services.recordings.begin(candidate, { takeId, questionId, mimeType: 'video/mp4' }, undefined);
  await services.takeUploads.begin(takeId, undefined);
  const sizeBytes = await services.takeUploads.append(takeId, createReadStream(output));
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(output)) hash.update(chunk);
  await services.recordings.accept(candidate, {
    question: questionId,
    take: takeId,
    sha256: hash.digest('hex'),
    fileSize: sizeBytes,
    duration: 10,
  });
}

async function untilChecked({ services, stop }: Making, candidate: Candidate): Promise<void> {
  for (;;) {
    const { responses } = await services.interviews.state(candidate);
    if (!responses.some(({ processingStatus }) => processingStatus === 'uploading')) return;
    await wait(pollMilliseconds, undefined, { signal: stop });
  }
}

function say(line: string): void {
  process.stdout.write(`  ${line}\n`);
}
