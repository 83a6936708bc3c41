import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { interviewTexts as texts } from './messages.ts';

/** The end, and what comes after it (spec 1 §2). */
export function Success({ company }: { company: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section className="my-auto flex flex-col items-center gap-5 text-center">
      <CircleCheck aria-hidden className="size-14 text-brand-ink" />
      <h1 ref={heading} tabIndex={-1} className="font-semibold text-2xl outline-none">
        {texts.successTitle}
      </h1>
      <p className="text-ink-soft">
        {texts.successText} {company}
      </p>
      <div className="w-full rounded-card border border-line bg-surface p-card text-left">
        <h2 className="font-semibold text-lg">{texts.whatNext}</h2>
        <ol className="mt-3 flex list-decimal flex-col gap-2 pl-5 marker:text-ink-faint">
          {texts.nextSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
