import { BrokenLink } from '../../ui/illustrations.tsx';
import type { UnavailableReason } from './load-stage.ts';
import { interviewTexts as texts } from './messages.ts';

/** 'Interview Unavailable' (spec 1 §2), and why. */
export function Unavailable({ reason }: { reason: UnavailableReason }) {
  return (
    <section role="alert" className="m-auto flex max-w-form flex-col items-center text-center">
      <div className="mb-5 w-40">
        <BrokenLink />
      </div>
      <h1 className="font-semibold text-2xl">{texts.unavailable}</h1>
      <p className="mt-3 text-balance">{texts[reason]}</p>
      <p className="mt-1 text-balance text-ink-soft">{texts.unavailableHint}</p>
    </section>
  );
}
