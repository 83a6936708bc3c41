import { pressedOnce } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { submissionPageMessages as messages } from '../messages.ts';

const points = [1, 2, 3, 4, 5] as const;

/** The scores of the keys 1 to 5, 0 to 100. */
export function scoreOfPoints(given: number): number {
  return given * 20;
}

type Props = {
  score: number | null;
  /** The score that is being saved. */
  pending: number | null | undefined;
  onScore: (score: number) => void;
};

/** A score by one press; exact ones are set by Edit Review. */
export function QuickScore({ score: given, pending, onScore }: Props) {
  // Optimistic: after a refusal the stored score is back, with a message.
  const score = pending ?? given;
  return (
    <fieldset className="flex items-center gap-2 max-sm:justify-between">
      <legend className="sr-only">{messages.quickScore}</legend>
      {/* Not where it would push the rest of the row into another one. */}
      <span
        aria-hidden
        className="text-ink-soft text-sm @max-2xs:hidden sm:@2xl:@max-3xl:hidden sm:@max-md:hidden"
      >
        {messages.quickScore}
      </span>
      <span className="inline-flex divide-x divide-line-strong overflow-hidden rounded-control border border-line-strong">
        {points.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={score === scoreOfPoints(each)}
            aria-label={messages.scorePoints({ points: each, score: scoreOfPoints(each) })}
            title={messages.scorePoints({ points: each, score: scoreOfPoints(each) })}
            aria-busy={pending === scoreOfPoints(each) || undefined}
            onClick={pressedOnce(false, () => onScore(scoreOfPoints(each)))}
            className={classNames(
              'h-control w-8 font-medium text-sm tabular-nums transition-colors focus-visible:-outline-offset-2',
              score !== null && score >= scoreOfPoints(each)
                ? 'bg-primary text-on-primary'
                : 'bg-surface text-ink-soft hover:bg-hover hover:text-ink',
            )}
          >
            {each}
          </button>
        ))}
      </span>
    </fieldset>
  );
}
