import { rename, rm } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { MediaRejectedError } from '../errors.ts';
import { inspectMade } from '../inspect.ts';
import type { TrackPart } from './copy-movie.ts';
import { encodePicture, encodeSound, type PlacedAnswer } from './encode.ts';
import { encodeCard } from './encode-card.ts';
import { asTheyAre, endOf, place } from './place.ts';
import { type JoinPlan, planJoin } from './plan-join.ts';
import { writeMovie } from './write-movie.ts';

/**
 * The title is its question; the number, that of the question in the interview, by default its place among the answers.
 */
export type JoinedAnswer = { path: string; title?: string; number?: number };

export type JoinOptions = {
  /** In the order of the interview. */
  answers: readonly JoinedAnswer[];
  /** The mp4 file to make; it appears only when it is complete. */
  output: string;
  /** An existing folder for files while they are made; they are removed again. */
  workFolder: string;
  signal?: AbortSignal;
  /** Called with the part that is done, 0 to 1, rising. */
  onProgress?: (part: number) => void;
};

export type JoinResult = {
  durationSeconds: number;
  /** Where each answer lies, seconds. */
  chapters: { startSeconds: number; durationSeconds: number }[];
};

type Work = {
  signal?: AbortSignal;
  newFile: (name: string) => string;
  /** Declares the cost of a step and returns a function that reports how many of its seconds are done. */
  step: (costPerSecond: number) => (seconds: number) => void;
};

/**
 * Joins recordings into one mp4 whose index comes first. Packets are copied where codec, size and decoder configuration
 * agree; the others are encoded. Every answer begins where the one before has ended, picture and sound each by their
 * own times, so nothing drifts.
 * @throws MediaRejectedError for a recording that cannot be read, CodecFailedError.
 */
export async function join({
  answers,
  output,
  workFolder,
  signal,
  onProgress = () => undefined,
}: JoinOptions): Promise<JoinResult> {
  if (answers.length === 0) throw new MediaRejectedError('media.empty', 'There is no answer to join.');
  const placed = await place(answers, signal);
  const plan = planJoin(placed);
  const made: string[] = [];
  const newFile = (name: string) => {
    const path = joinPath(workFolder, name);
    made.push(path);
    return path;
  };
  const step = measure(plan, resultOf(placed).durationSeconds, onProgress);
  const work: Work = { newFile, step, ...(signal && { signal }) };
  try {
    const video = await pictureParts(plan, placed, { ...work, answers });
    const audio = await soundParts(plan, placed, work);
    const unfinished = newFile('joined.mp4');
    const chapters = placed.map(({ startsAt }, index) => ({
      startSeconds: startsAt,
      title: answers[index]?.title ?? `${index + 1}`,
    }));
    work.step(costs.write)(0);
    await writeMovie({ video, audio, chapters, output: unfinished, ...(signal && { signal }) });
    await rename(unfinished, output);
    onProgress(1);
  } finally {
    await Promise.all(made.map((path) => rm(path, { force: true })));
  }
  return resultOf(placed);
}

/** Approximate relative cost of a second of media: see bench/README.md. */
const costs = { picture: 1, sound: 0.08, write: 0.004 };

/** Converts finished seconds of steps into a part of the whole; each step processes all seconds. */
function measure(plan: JoinPlan, totalSeconds: number, onProgress: (part: number) => void): Work['step'] {
  const picture = plan.video.kind === 'transcode' ? costs.picture : 0;
  const sound = plan.audio.kind === 'encode' ? costs.sound : 0;
  const whole = (picture + sound + costs.write) * totalSeconds;
  let before = 0;
  let current = 0;
  return (costPerSecond) => {
    before += current;
    current = 0;
    return (seconds) => {
      current = Math.min(seconds, totalSeconds) * costPerSecond;
      onProgress(Math.min(1, (before + current) / whole));
    };
  };
}

async function pictureParts(
  { video }: JoinPlan,
  placed: readonly PlacedAnswer[],
  { answers, ...work }: Work & { answers: readonly JoinedAnswer[] },
): Promise<TrackPart[]> {
  if (video.kind === 'copy') return asTheyAre(placed);
  const parts: TrackPart[] = [];
  const tell = work.step(costs.picture);
  for (const [index, answer] of placed.entries()) {
    const path = work.newFile(`picture-${index}.mp4`);
    const onSeconds = (seconds: number) => tell(answer.startsAt + seconds);
    const run = { ...signalOf(work), output: path, onSeconds };
    if (answer.facts.video !== null) await encodePicture(answer, video, run);
    else {
      const { title = '', number = index + 1 } = answers[index] ?? {};
      const wordsFile = work.newFile(`words-${index}`);
      await encodeCard(answer, { ...run, size: video, title, number, wordsFile });
    }
    const late = (answer.facts.video?.start ?? answer.facts.startSeconds) - answer.facts.startSeconds;
    const made = await inspectMade(path, work.signal);
    const shift = answer.startsAt + late - made.facts.startSeconds;
    parts.push({ path, ...made, shift, until: endOf(answer) });
  }
  return parts;
}

async function soundParts(
  { audio }: JoinPlan,
  placed: readonly PlacedAnswer[],
  work: Work,
): Promise<TrackPart[]> {
  if (audio.kind === 'copy') return asTheyAre(placed);
  const path = work.newFile('sound.mp4');
  await encodeSound({
    ...signalOf(work),
    answers: placed,
    output: path,
    onSeconds: work.step(costs.sound),
  });
  return [{ path, ...(await inspectMade(path, work.signal)), shift: 0, until: Number.POSITIVE_INFINITY }];
}

const signalOf = ({ signal }: Work) => (signal ? { signal } : {});

function resultOf(placed: readonly PlacedAnswer[]): JoinResult {
  const chapters = placed.map(({ facts, startsAt }) => ({
    startSeconds: startsAt,
    durationSeconds: facts.durationSeconds,
  }));
  return {
    durationSeconds: chapters.reduce((total, { durationSeconds }) => total + durationSeconds, 0),
    chapters,
  };
}
