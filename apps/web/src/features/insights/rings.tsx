import type { ReactNode } from 'react';
import { formatList, formatPercent } from '../../lib/formats.ts';
import { ProgressRing } from '../../ui/feedback/progress-ring.tsx';
import { insightsMessages as messages, partOf } from './messages.ts';
import { MethodButton } from './method-button.tsx';

type Shown = {
  name: string;
  hint: string;
  method: string;
  /** Why there is no number, unless too little was said. */
  without?: string;
  part: number | null;
  /** More about it, below its hint. */
  below?: ReactNode;
};

/** Numbers as rings, each with its explanation and method; missing ones as a sentence for each reason. */
export function Rings({ rings }: { rings: readonly Shown[] }) {
  const missing = Map.groupBy(
    rings.filter(({ part }) => part === null),
    ({ without = messages.states.notEnough }) => without,
  );
  return (
    <>
      <MeasuredRings rings={rings.filter(isMeasured)} />
      {[...missing].map(([reason, all]) => (
        <p key={reason} className="mt-3 text-ink-soft text-sm first:mt-0">
          {messages.missing({ names: formatList(all.map(({ name }) => name)), reason })}
        </p>
      ))}
    </>
  );
}

type Measured = Shown & { part: number };

function isMeasured(ring: Shown): ring is Measured {
  return ring.part !== null;
}

function MeasuredRings({ rings }: { rings: readonly Measured[] }) {
  if (rings.length === 0) return null;
  return (
    <ul className="flex flex-col gap-4">
      {rings.map(({ name, hint, method, part, below }) => (
        <li key={name} className={`flex gap-3 ${below ? 'items-start' : 'items-center'}`}>
          <ProgressRing label={partOf(name, part)} part={part}>
            {formatPercent(part)}
          </ProgressRing>
          <div className="min-w-0 flex-1">
            <p className="flex items-center gap-0.5 font-medium">
              {name}
              <MethodButton name={name} method={method} />
            </p>
            <div className="text-ink-soft text-sm">
              <p>{hint}</p>
              {below}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
