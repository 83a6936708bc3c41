import { AppWindow } from 'lucide-react';
import { interviewTexts as texts } from '../messages.ts';

/** The interview runs in another tab; this one takes over when that is closed. */
export function OtherTab() {
  return (
    <section role="status" className="m-auto flex max-w-form flex-col items-center gap-4 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-info-soft text-info-ink">
        <AppWindow aria-hidden className="size-6" />
      </span>
      <h1 className="font-semibold text-2xl">{texts.otherTab}</h1>
      <p className="text-ink-soft">{texts.otherTabHint}</p>
    </section>
  );
}
