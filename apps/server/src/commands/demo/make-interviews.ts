import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { RecordedAnswer, Studio } from '@nimble/actors';
import { insightsConsentVersion } from '@nimble/contracts/insights';
import { consentVersion } from '@nimble/contracts/interviews';
import { findSpokenAnswers } from '../../features/transcripts/index.ts';
import type { Candidate } from '../../platform/http/index.ts';
import type { MadeJob } from './make-jobs.ts';
import type { Making } from './making.ts';
import { cast } from './people/cast.ts';
import type { DemoPerson, DemoVisitor } from './people/demo-person.ts';
import { resumePdf } from './resume-pdf.ts';

export type MadeInterview = {
  submissionId: number;
  job: MadeJob;
  /** Without `agrees` the interview was only begun. */
  person: DemoPerson | DemoVisitor;
  /** The ids of the answers, in the order of the questions. */
  responseIds: readonly number[];
};

const pollMilliseconds = 150;
/** Number of people recorded or sent at once. */
const atOnce = 4;
const linesAt = 8;

/** Everything takes the path of a real candidate: only camera and microphone are replaced. */
export async function makeInterviews(
  making: Making,
  studio: Studio,
  jobs: readonly MadeJob[],
): Promise<MadeInterview[]> {
  const waiting = jobs
    .flatMap((job) => [...job.plan.people, ...job.plan.visitors].map((person) => ({ job, person })))
    .toSorted((one, other) => other.person.daysAgo - one.person.daysAgo);
  const total = waiting.length;
  const made: MadeInterview[] = [];
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      making.stop.throwIfAborted();
      made.push(await makeInterview(making, studio, next));
      if (made.length % linesAt === 0 || made.length === total)
        making.say(`${made.length} of ${total} candidates have answered`);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return made;
}

async function makeInterview(
  making: Making,
  studio: Studio,
  { job, person }: { job: MadeJob; person: DemoPerson | DemoVisitor },
): Promise<MadeInterview> {
  const { interviews } = making.services;
  const texts = person.answers.flatMap((text, index) => (text === '' ? [] : [{ text, index }]));
  const answers = texts.map(({ text, index }) => ({
    text,
    questionId: job.questionIds[index] ?? 0,
    output: join(making.workFolder, `${randomUUID()}.mp4`),
  }));
  const recorded = await studio.record({ actor: cast[person.name], answers });
  const candidate = await begin(making, job, person);
  const source = Readable.from([resumePdf(person)]);
  const name = `${person.name} - resume.pdf`;
  await interviews.attachResume(candidate, { name, source, finish: async () => undefined });
  for (const [index, answer] of answers.entries())
    await send(making, candidate, { ...answer, recorded: recorded[index] });
  const responseIds = await untilChecked(making, candidate);
  if (!('agrees' in person)) return { submissionId: candidate.submissionId, job, person, responseIds };
  for (const [index, { text }] of answers.entries()) {
    const [responseId, spoken] = [responseIds[index], recorded[index]];
    if (responseId === undefined || spoken === undefined) continue;
    const words = spoken.words.map((word) => ({ ...word, confidence: null }));
    await making.services.transcripts.keepScript(candidate, responseId, {
      words,
      text,
      speech: spoken.speech,
    });
  }
  await interviews.submit(candidate);
  return { submissionId: candidate.submissionId, job, person, responseIds };
}

async function begin(making: Making, job: MadeJob, person: DemoPerson | DemoVisitor): Promise<Candidate> {
  const agrees = 'agrees' in person && person.agrees;
  const begun = await making.services.interviews.begin({
    candidateName: person.name,
    candidateEmail: person.email,
    job: job.id,
    shareToken: job.shareToken,
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
    ...(agrees && {
      insightsConsent: { performance: true, behavioral: false, version: insightsConsentVersion },
    }),
    ...(person.source !== undefined && { source: person.source }),
  });
  const candidate = await making.services.interviews.authenticate(begun.token);
  if (candidate === undefined) throw new Error('An interview of the demo is gone.');
  return candidate;
}

type Sent = { questionId: number; output: string; recorded: RecordedAnswer | undefined };

async function send(
  { services }: Making,
  candidate: Candidate,
  { questionId, output, recorded }: Sent,
): Promise<void> {
  const takeId = randomUUID();
  await services.recordings.begin(candidate, { takeId, questionId, mimeType: 'video/mp4' }, undefined);
  await services.takeUploads.begin(takeId);
  const limits = { offset: 0, largestBytes: Number.MAX_SAFE_INTEGER };
  const fileSize = await services.takeUploads.append(takeId, createReadStream(output), limits);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(output)) hash.update(chunk);
  await services.recordings.accept(candidate, {
    question: questionId,
    take: takeId,
    sha256: hash.digest('hex'),
    fileSize,
    duration: Math.ceil(recorded?.seconds ?? 0),
  });
  await rm(output);
}

/** @returns the ids of the answers, in the order of the questions. */
async function untilChecked({ services, stop }: Making, candidate: Candidate): Promise<number[]> {
  for (;;) {
    const { responses } = await services.interviews.state(candidate);
    if (!responses.some(({ processingStatus }) => processingStatus === 'uploading')) break;
    await wait(pollMilliseconds, undefined, { signal: stop });
  }
  const answers = await findSpokenAnswers(services.database, candidate.companyId, candidate.submissionId);
  return answers.map(({ response_id: id }) => id);
}
