import { useEffect, useRef } from 'react';
import { formatDuration, formatPercent } from '../../../lib/formats.ts';
import { ProgressRing } from '../../../ui/feedback/progress-ring.tsx';
import { interviewTexts as texts } from '../messages.ts';

type Props = {
  percent: number;
  /** Until the last upload is done; undefined when unknown, or without any. */
  secondsLeft: number | undefined;
  isStuck: boolean;
  isServerFull: boolean;
  isSubmitted: boolean;
};

/** Covers the page while the interview is submitted: its progress, and what it waits for. */
export function UploadOverlay({ percent, secondsLeft, isSubmitted, ...trouble }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="submitting"
      onCancel={(event) => event.preventDefault()}
      className="m-auto w-11/12 max-w-form rounded-card border border-line bg-raised p-card text-ink shadow-float backdrop:bg-scrim"
    >
      <div className="flex flex-col items-center gap-4 text-center">
        <ProgressRing label={texts.percent({ percent })} part={percent / 100} className="size-24">
          {formatPercent(percent / 100)}
        </ProgressRing>
        <h2 id="submitting" className="font-semibold text-xl">
          {texts.submitting}
        </h2>
        <p role="status" className="text-ink-soft">
          {isSubmitted ? texts.submitted : waitingFor(trouble)}
        </p>
        {secondsLeft !== undefined && !trouble.isStuck && (
          <p className="text-ink-soft tabular-nums">
            {texts.timeLeft({ time: formatDuration(secondsLeft) })}
          </p>
        )}
      </div>
    </dialog>
  );
}

function waitingFor({ isStuck, isServerFull }: Pick<Props, 'isStuck' | 'isServerFull'>): string {
  if (isServerFull) return texts.noRoom;
  return isStuck ? texts.submittingStuck : texts.submittingText;
}
