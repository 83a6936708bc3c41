import type { PublicJob } from '@nimble/contracts/interviews';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { welcomeTexts } from './messages.ts';
import { QuestionsInAdvance } from './questions-in-advance.tsx';

/** Before the first question, for candidates whom the page of the job showed none. */
export function QuestionsFirst({ job, onContinue }: { job: PublicJob; onContinue: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="m-auto flex w-full max-w-reading flex-col gap-6">
      <h1 dir="auto" ref={heading} tabIndex={-1} className="font-semibold text-2xl outline-none">
        {job.title}
      </h1>
      <QuestionsInAdvance job={{ ...job, questionsInAdvance: true }} />
      <Button variant="primary" size="large" className="sm:self-start" onClick={onContinue}>
        {welcomeTexts.toQuestions}
      </Button>
    </section>
  );
}
