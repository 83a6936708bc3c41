import type { AnswerFormat } from '@nimble/contracts/answers';
import type { PublicJob } from '@nimble/contracts/interviews';
import { formatList } from '../../../lib/formats.ts';
import { interviewTexts as texts } from '../messages.ts';
import { welcomeTexts } from './messages.ts';

/** How the questions of a job are answered: all on video, none of them, or both. */
export type JobKind = 'video' | 'audio' | 'written' | 'mixed';

export function kindOf({ questions }: Pick<PublicJob, 'questions'>): JobKind {
  const formats = questions.flatMap((question) => question.formats.map(({ format }) => format));
  if (formats.every((format) => format === 'video')) return 'video';
  if (formats.every((format) => format === 'audio')) return 'audio';
  // Compared by name: the contracts of answers would come with the first page.
  return formats.some((format) => format === 'video' || format === 'audio') ? 'mixed' : 'written';
}

/** Is there video in this interview, and another way to answer each of its questions? */
export function isVideoOptional({ questions }: Pick<PublicJob, 'questions'>): boolean {
  const formats = questions.map((question) => question.formats.map(({ format }) => format));
  return (
    formats.some((each) => each.includes('video')) &&
    formats.every((each) => each.some((format) => format !== 'video'))
  );
}

/** The formats of its questions, if one is neither video nor text; empty for the others, which have their own words. */
export function otherWays({ questions }: Pick<PublicJob, 'questions'>): AnswerFormat[] {
  const ways = [...new Set(questions.flatMap(({ formats }) => formats.map(({ format }) => format)))];
  return ways.every((format) => format === 'video' || format === 'text') ? [] : ways;
}

/** The texts of the first page that depend on them: no camera is spoken of where none is needed. */
export function welcomeWords(job: Pick<PublicJob, 'questions'>) {
  const ways = otherWays(job);
  const needsCamera = ways.length === 0 || ways.includes('video');
  const words = wordsOf(kindOf(job), needsCamera);
  if (ways.length === 0) return words;
  const { names, ways: inWays } = welcomeTexts;
  const first = welcomeTexts.inWays({
    ways: formatList(
      ways.map((format) => inWays[format]),
      'disjunction',
    ),
  });
  return {
    ...words,
    format: formatList(
      ways.map((format) => names[format]),
      'unit',
    ),
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
