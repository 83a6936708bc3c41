import { Check, RotateCcw, TriangleAlert } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatDuration } from '../../../lib/formats.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { recordingTexts as texts } from '../messages.ts';
import { costsNoRetake, isUnusable } from '../store/kept-takes.ts';
import type { KeptTake } from '../store/slice-store.ts';
import { measure, usePlayable } from './playable.ts';

/** Delay of the hint: 1.5 s. */
const hintMilliseconds = 1500;

/** Ignores a second Enter press after stopping, so that a recording is not used unseen. */
const focusMilliseconds = 700;

type Props = {
  take: KeptTake;
  /** null: without limit. */
  retakesLeft: number | null;
  onRetake: () => void;
  onUse: () => void;
};

/** Previews a recording from this device: Retake or 'Use This Recording'. */
export function TakePreview({ take, retakesLeft, onRetake, onUse }: Props) {
  const { address, isBroken, onBroken } = usePlayable(take.takeId);
  const use = useRef<HTMLButtonElement>(null);
  const isHintShown = useFirstLook(use);
  const canRetake = retakesLeft !== 0 || costsNoRetake(take);
  return (
    <section className="flex flex-col gap-4">
      <video
        controls
        playsInline
        src={address}
        onError={onBroken}
        onLoadedMetadata={(event) => measure(event.currentTarget)}
        aria-label={texts.yourRecording(formatDuration(take.duration))}
        className="stage-picture rounded-card bg-stage"
      >
        <track kind="captions" />
      </video>
      {isBroken && (
        <p role="alert" className="text-center text-danger-ink">
          {texts.noPreview}
        </p>
      )}
      <TakeWarning take={take} />
      <p role="status" className="min-h-[1lh] text-center text-ink-soft">
        {!canRetake ? texts.noRetakesLeft : isHintShown && warningOf(take) === undefined && texts.happy}
      </p>
      <div data-stays="bottom" className="stays-below bg-canvas flex flex-wrap justify-center gap-3 py-2">
        {canRetake && (
          <Button size="large" icon={<RotateCcw />} onClick={onRetake}>
            {retakesLeft === null || costsNoRetake(take) ? texts.retake : texts.retakesLeft(retakesLeft)}
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

function TakeWarning({ take }: { take: KeptTake }) {
  const warning = warningOf(take);
  if (warning === undefined) return null;
  return (
    <p
      role="status"
      className="flex gap-3 rounded-card border border-warning-line bg-warning-soft p-3 text-warning-ink"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      {warning}
    </p>
  );
}

function warningOf({ state, cut, isSilent, isBlack }: KeptTake): string | undefined {
  if (isBlack) return texts.black;
  if (isSilent) return texts.silent;
  if (state === 'recording') return texts.cutOff;
  return cut === null ? undefined : texts.cuts[cut];
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
