import type { AnswerFormat } from '@nimble/contracts/answers';
import type { PublicJob } from '@nimble/contracts/interviews';
import { capitalized, formatList } from '../../../lib/formats.ts';
import { interviewTexts as texts } from '../messages.ts';
import { welcomeTexts } from './messages.ts';

type AskingJob = Pick<PublicJob, 'questions'>;

/** How the questions of a job are answered: all on video, none of them, or both. */
export type JobKind = 'video' | 'audio' | 'written' | 'mixed';

export function kindOf(job: AskingJob): JobKind {
  const ways = waysOf(job);
  const [only = 'video', ...others] = ways;
  if (others.length === 0 && (only === 'video' || only === 'audio')) return only;
  // Compared by name: the contracts of answers would come with the first page.
  return ways.includes('video') || ways.includes('audio') ? 'mixed' : 'written';
}

/** Is there video in this interview, and another way to answer each of its questions? */
export function isVideoOptional(job: AskingJob): boolean {
  return (
    waysOf(job).includes('video') &&
    job.questions.every(({ formats }) => formats.some(({ format }) => format !== 'video'))
  );
}

/** The formats of its questions, if one is neither video nor text; empty for the others, which have their own words. */
export function otherWays(job: AskingJob): AnswerFormat[] {
  const ways = waysOf(job);
  return ways.every((format) => format === 'video' || format === 'text') ? [] : ways;
}

function waysOf({ questions }: AskingJob): AnswerFormat[] {
  return [...new Set(questions.flatMap(({ formats }) => formats.map(({ format }) => format)))];
}

/** The texts of the first page that depend on them: no camera is spoken of where none is needed. */
export function welcomeWords(job: AskingJob) {
  const ways = otherWays(job);
  const needsCamera = ways.length === 0 || ways.includes('video');
  const words = wordsOf(kindOf(job), needsCamera);
  if (ways.length === 0) return words;
  const listed = (named: Record<AnswerFormat, string>, type: 'disjunction' | 'unit') =>
    formatList(
      ways.map((format) => named[format]),
      type,
    );
  const first = welcomeTexts.inWays({ ways: listed(welcomeTexts.ways, 'disjunction') });
  return {
    ...words,
    format: capitalized(listed(welcomeTexts.names, 'unit')),
    expectations: [first, ...words.expectations.slice(1)],
  };
}

function wordsOf(kind: JobKind, needsCamera: boolean) {
  const { consent, expectations, format, helpText, invitedBy } = texts;
  const { audio, written, mixed } = welcomeTexts;
  const onVideo = { consent, expectations, format, helpText, invitedBy };
  if (kind === 'video') return onVideo;
  if (kind === 'written') return written;
  const { first, ...others } = mixed;
  return {
    ...onVideo,
    ...others,
    ...(!needsCamera && { helpText: audio.helpText }),
    expectations: [first, ...expectations.slice(1)],
  };
}
