import { useEffect, useRef } from 'react';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { wizardMessages } from '../messages.ts';

/** The wizard's progress. Each step is scrolled to its top. */
export function StepProgress({ step, steps }: { step: number; steps: number }) {
  const label = wizardMessages.step({ step, steps });
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which React would take for a clean-up.
    element.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  return (
    <div ref={element} className="mb-5 flex items-center gap-3">
      <span aria-live="polite" className="shrink-0 font-medium text-brand-ink text-sm tabular-nums">
        {label}
      </span>
      <ProgressBar label={label} percent={(step / steps) * 100} />
    </div>
  );
}
