import type { PublicJob } from '@nimble/contracts/interviews';
import { Button } from '../../../ui/buttons/button.tsx';
import { welcomeTexts } from './messages.ts';
import { QuestionsInAdvance } from './questions-in-advance.tsx';

/** Before the first question, for candidates whom the page of the job showed none. */
export function QuestionsFirst({ job, onContinue }: { job: PublicJob; onContinue: () => void }) {
  return (
    <section className="m-auto flex w-full max-w-reading flex-col gap-6">
      <QuestionsInAdvance job={{ ...job, questionsInAdvance: true }} />
      <Button variant="primary" size="large" className="sm:self-start" onClick={onContinue}>
        {welcomeTexts.toQuestions}
      </Button>
    </section>
  );
}
