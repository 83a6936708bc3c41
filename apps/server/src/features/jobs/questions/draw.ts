import { createHash } from 'node:crypto';
import { needsVideo, type QuestionFormats } from '@nimble/contracts/answers';
import type { QuestionPool } from '@nimble/contracts/jobs';

type InPool = { id: number; pool: number | null };

/**
 * The questions that an interview asks: all outside pools, and of each pool as many as it draws, in the order of the
 * job. The same seed draws the same questions: of a pool those with the lowest hashes of seed and question, so that
 * every question is as likely as another, wherever it stands and whatever else is in the job.
 */
export function drawQuestions<Question extends InPool>(
  seed: string,
  questions: readonly Question[],
  pools: readonly QuestionPool[],
): Question[] {
  const left = new Set(
    pools.flatMap(({ draw }, index) =>
      questions
        .filter(({ pool }) => pool === index + 1)
        .map(({ id }) => ({ id, rank: rankOf(seed, id) }))
        .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
        .slice(draw)
        .map(({ id }) => id),
    ),
  );
  return questions.filter(({ id }) => !left.has(id));
}

function rankOf(seed: string, questionId: number): string {
  return createHash('sha256').update(`${seed}:${questionId}`).digest('hex');
}

/**
 * What can be said before the draw: at the first places of a pool one question without a text for each that it draws,
 * with the longest limits of the pool, and required where one of it is.
 */
export function beforeDraw<
  Question extends InPool & {
    question: string;
    time_limit_seconds: number;
    required: boolean;
    media_id: number | null;
    formats: QuestionFormats;
  },
>(questions: readonly Question[], pools: readonly QuestionPool[]): Question[] {
  const shown = new Map<number, Question | null>();
  for (const [index, { draw }] of pools.entries()) {
    const ofPool = questions.filter(({ pool }) => pool === index + 1);
    const limits = ofPool.map((each) => each.time_limit_seconds).toSorted((one, other) => other - one);
    const required = ofPool.some((each) => each.required);
    // Nobody is promised an answer without video that the draw may not keep.
    const onVideo = ofPool.find(({ formats }) => needsVideo(formats))?.formats;
    for (const [place, question] of ofPool.entries()) {
      const limit = limits[place];
      const isShown = place < draw && limit !== undefined;
      shown.set(question.id, isShown ? standIn(question, { limit, required, onVideo }) : null);
    }
  }
  return questions.flatMap((question) => {
    const instead = shown.get(question.id);
    return instead === undefined ? question : (instead ?? []);
  });
}

/** Its negative id is that of no question. */
function standIn<Question extends { id: number }>(
  question: Question,
  { limit, required, onVideo }: { limit: number; required: boolean; onVideo: QuestionFormats | undefined },
): Question {
  const unknown = { id: -question.id, question: '', media_id: null };
  return {
    ...question,
    ...unknown,
    time_limit_seconds: limit,
    required,
    ...(onVideo && { formats: onVideo }),
  };
}
