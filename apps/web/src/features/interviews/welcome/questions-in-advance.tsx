import type { PublicJob, PublicQuestion } from '@nimble/contracts/interviews';
import { formatDuration } from '../../../lib/formats.ts';
import { isTimed } from '../../../shared/questions/is-timed.ts';
import { interviewTexts as texts } from '../messages.ts';

/** All questions before the start, for jobs and invitations that allow candidates to prepare. */
export function QuestionsInAdvance({ job }: { job: PublicJob }) {
  if (!job.questionsInAdvance) return null;
  const known = job.questions.filter(({ question }) => question !== '');
  // Those of pools are drawn when the interview begins.
  const later = job.questions.length - known.length;
  return (
    <section className="rounded-card border border-line bg-surface p-card">
      <h2 className="font-semibold text-lg">{texts.questionsInAdvance}</h2>
      <p className="mt-1 text-ink-soft">{texts.questionsInAdvanceHint}</p>
      <ol className="mt-3 flex list-decimal flex-col gap-3 ps-5 marker:text-ink-faint">
        {known.map((question) => (
          <li key={question.id}>
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {question.question}
            </p>
            <p className="text-ink-soft text-sm">{factsOf(job, question).join(' · ')}</p>
          </li>
        ))}
      </ol>
      {later > 0 && <p className="mt-3 text-ink-soft">{texts.questionsDrawn({ count: later })}</p>}
    </section>
  );
}

function factsOf({ untimed }: PublicJob, question: PublicQuestion): string[] {
  const limit = untimed ? texts.untimed : texts.timeLimit({ time: formatDuration(question.duration) });
  return [...(isTimed(question) ? [limit] : []), ...(question.isRequired ? [] : [texts.optional])];
}
