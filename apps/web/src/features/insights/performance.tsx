import type { SubmissionInsights } from '@nimble/contracts/insights';
import { ProgressRing } from '../../ui/progress-ring.tsx';
import { MethodButton } from './method-button.tsx';
import { insightsMessages as messages } from './messages.ts';

type Shown = {
  name: string;
  hint: string;
  method: string;
  /** Why there is no number, where it is not for want of speech. */
  without?: string;
  part: number | null;
};

const performanceNames = ['confidence', 'engagement', 'professionalism'] as const;
const behavioralNames = ['confidence', 'engagement', 'eyeContact', 'nervousness'] as const;

/** The overall score and its parts as rings, and delivery apart from them where it was agreed to. */
export function Performance({ insights }: { insights: SubmissionInsights }) {
  const { overallScore, performance, behavioral } = insights;
  return (
    <>
      <Rings
        rings={[
          { ...messages.overall, part: overallScore === null ? null : overallScore / 100 },
          ...performanceNames.map((name) => ({ ...messages.performance[name], part: performance[name] })),
        ]}
      />
      {behavioral !== null && (
        <section>
          <h4 className="mb-3 font-semibold text-sm">{messages.delivery}</h4>
          <Rings
            rings={behavioralNames.map((name) => ({ ...messages.behavioral[name], part: behavioral[name] }))}
          />
        </section>
      )}
    </>
  );
}

function Rings({ rings }: { rings: readonly Shown[] }) {
  return (
    <ul className="flex flex-col gap-4">
      {rings.map(({ name, hint, method, without, part }) => (
        <li key={name} className="flex items-center gap-3">
          <ProgressRing label={messages.partOf(name, part)} part={part ?? 0}>
            {part === null ? '–' : Math.round(part * 100)}
          </ProgressRing>
          <div className="min-w-0 flex-1">
            <p className="flex items-center gap-0.5 font-medium">
              {name}
              <MethodButton name={name} method={method} />
            </p>
            <p className="text-ink-soft text-sm">
              {part === null ? (without ?? messages.states.notEnough) : hint}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
