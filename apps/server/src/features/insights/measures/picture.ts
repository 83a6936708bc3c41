import type { BehavioralInsights } from '@nimble/contracts/insights';
import { type FaceView, framesNeeded } from '@nimble/faces';
import { type Answer, type Moment, momentOf } from './interview.ts';

export type Picture = Omit<BehavioralInsights['picture'], 'outOfView'> & { outOfView: Moment[] };

const mostMoments = 12;

/**
 * Combines the counts of the answers that have a picture.
 * @param views by the answer; missing where nothing could be counted, or not yet.
 * @param isOver whether everything possible has been analyzed.
 */
export function pictureOf(
  answers: readonly Pick<Answer, 'responseId' | 'number' | 'durationSeconds'>[],
  views: ReadonlyMap<number, FaceView>,
  isOver: boolean,
): Picture {
  const seen = answers.map((answer) => ({ answer, view: views.get(answer.responseId) }));
  const sum = (name: 'frames' | 'blank' | 'inView' | 'turned') =>
    seen.reduce((total, { view }) => total + (view?.[name] ?? 0), 0);
  const outOfView = seen
    .flatMap(({ answer, view }) =>
      (view?.outOfView ?? []).map(({ start, end }) => momentOf(answer, start, end)),
    )
    .toSorted((one, other) => other.end - other.start - (one.end - one.start))
    .slice(0, mostMoments)
    .toSorted((one, other) => one.number - other.number || one.start - other.start);
  const counts = { frames: sum('frames'), blank: sum('blank'), inView: sum('inView'), turned: sum('turned') };
  const leftOut = seen.flatMap(({ answer, view }) => (view === undefined ? [answer.number] : []));
  return { state: stateOf(), ...counts, leftOut: isOver ? leftOut : [], outOfView };

  function stateOf(): Picture['state'] {
    if (seen.length === 0) return 'none';
    if (!isOver && leftOut.length > 0) return 'waiting';
    if (leftOut.length === seen.length) return 'unavailable';
    return counts.frames < framesNeeded ? 'notEnough' : 'measured';
  }
}

/** Under the specification's names; null with too few frames for a share. */
export function sharesOf({ state, frames, inView, turned }: Picture) {
  const isMeasured = state === 'measured';
  return {
    engagement: isMeasured ? inView / frames : null,
    eyeContact: isMeasured && inView >= framesNeeded ? turned / inView : null,
  };
}
