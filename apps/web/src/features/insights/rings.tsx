import type { ReactNode } from 'react';
import { ProgressRing } from '../../ui/feedback/progress-ring.tsx';
import { insightsMessages as messages } from './messages.ts';
import { MethodButton } from './method-button.tsx';

type Shown = {
  name: string;
  hint: string;
  method: string;
  /** Why there is no number, where it is not for want of speech. */
  without?: string;
  part: number | null;
  /** More about it, below its hint. */
  below?: ReactNode;
};

/** Numbers as rings, each with what it is and how it came about. */
export function Rings({ rings }: { rings: readonly Shown[] }) {
  return (
    <ul className="flex flex-col gap-4">
      {rings.map(({ name, hint, method, without, part, below }) => (
        <li key={name} className={`flex gap-3 ${below ? 'items-start' : 'items-center'}`}>
          <ProgressRing label={messages.partOf(name, part)} part={part ?? 0}>
            {part === null ? '–' : Math.round(part * 100)}
          </ProgressRing>
          <div className="min-w-0 flex-1">
            <p className="flex items-center gap-0.5 font-medium">
              {name}
              <MethodButton name={name} method={method} />
            </p>
            <div className="text-ink-soft text-sm">
              <p>{part === null ? (without ?? messages.states.notEnough) : hint}</p>
              {below}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
