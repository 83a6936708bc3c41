import { useEffect, useRef } from 'react';
import { ProgressRing } from '../../ui/progress-ring.tsx';
import { interviewTexts as texts } from './messages.ts';

/** Covers the page while the interview is submitted: how far it is, and what it waits for (spec 1 §2). */
export function UploadOverlay({ percent, isStuck }: { percent: number; isStuck: boolean }) {
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
        <ProgressRing label={texts.percent(percent)} part={percent / 100} className="size-24">
          {percent}%
        </ProgressRing>
        <h2 id="submitting" className="font-semibold text-xl">
          {texts.submitting}
        </h2>
        <p role="status" className="text-ink-soft">
          {isStuck ? texts.submittingStuck : texts.submittingText}
        </p>
      </div>
    </dialog>
  );
}
