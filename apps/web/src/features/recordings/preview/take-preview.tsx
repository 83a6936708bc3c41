import { Check, RotateCcw } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { recordingTexts as texts } from '../messages.ts';
import { costsNoRetake, isUnusable } from '../store/kept-takes.ts';
import type { KeptTake } from '../store/slice-store.ts';
import { TakePlayer } from './take-player.tsx';
import { TakeWarning, warningOf } from './take-warning.tsx';

/** Delay of the hint: 1.5 s. */
const hintMilliseconds = 1500;

/** Ignores a second Enter press after stopping, so that a recording is not used unseen. */
const focusMilliseconds = 700;

type Props = {
  take: KeptTake;
  /** null: without limit. */
  retakesLeft: number | null;
  /** Shown below: what happens to it on a retake. */
  hint?: string;
  onRetake: () => void;
  onUse: () => void;
};

/** Previews a recording from this device: Retake or 'Use This Recording'. */
export function TakePreview({ take, retakesLeft, hint, onRetake, onUse }: Props) {
  const use = useRef<HTMLButtonElement>(null);
  const isHintShown = useFirstLook(use);
  const canRetake = retakesLeft !== 0 || costsNoRetake(take);
  return (
    <section className="flex flex-col gap-4">
      <TakePlayer take={take} className="stage-picture rounded-card bg-stage" />
      <TakeWarning take={take} />
      <p role="status" className="min-h-[1lh] text-center text-ink-soft">
        {!canRetake ? texts.noRetakesLeft : isHintShown && warningOf(take) === undefined && texts.happy}
      </p>
      {hint !== undefined && <p className="text-balance text-center text-ink-soft text-sm">{hint}</p>}
      <div
        data-stays="bottom"
        className="stays-below fades-to-canvas flex flex-wrap justify-center gap-3 py-2"
      >
        {canRetake && (
          <Button size="large" icon={<RotateCcw />} onClick={onRetake}>
            {retakesLeft === null || costsNoRetake(take)
              ? texts.retake
              : texts.retakesLeft({ count: retakesLeft })}
          </Button>
        )}
        <Button
          ref={use}
          size="large"
          variant="primary"
          icon={<Check />}
          disabled={isUnusable(take)}
          onClick={onUse}
        >
          {texts.use}
        </Button>
      </div>
    </section>
  );
}

/** After a moment 'Use This Recording' takes the focus, unless it is elsewhere. @returns whether the hint is due */
function useFirstLook(use: RefObject<HTMLButtonElement | null>): boolean {
  const [isHintShown, setIsHintShown] = useState(false);
  useEffect(() => {
    const timers = [
      setTimeout(() => {
        const isElsewhere = document.activeElement !== null && document.activeElement !== document.body;
        if (!isElsewhere) use.current?.focus({ preventScroll: true });
      }, focusMilliseconds),
      setTimeout(() => setIsHintShown(true), hintMilliseconds),
    ];
    return () => timers.forEach(clearTimeout);
  }, [use]);
  return isHintShown;
}
