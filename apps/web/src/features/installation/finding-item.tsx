import { textOf } from '@nimble/contracts';
import { type Finding, findingMessages } from '@nimble/contracts/installation';
import type { ReactNode } from 'react';
import { Badge, type Tone } from '../../ui/figures/badge.tsx';
import { installationMessages } from './messages.ts';

const { states } = installationMessages.overview;

const tones: Record<Finding['state'], Tone> = {
  fine: 'green',
  look: 'amber',
  broken: 'red',
  unknown: 'neutral',
};

/** A finding: its subject, the result, and how to set it up or fix it. */
export function ProblemFinding({ finding, action }: { finding: Finding; action: ReactNode }) {
  const { name, state, text, advice } = finding;
  return (
    <li className="grid gap-x-4 gap-y-1 py-3 last:pb-0 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <div className="flex flex-wrap items-center gap-2 self-start sm:flex-col sm:items-start sm:gap-1">
        <h3 className="font-medium">{textOf(findingMessages[name])}</h3>
        <Badge tone={tones[state]}>{states[state]}</Badge>
      </div>
      <div className="min-w-0 max-w-reading">
        <p className="wrap-anywhere">{withCode(text)}</p>
        {advice !== null && <p className="mt-1 text-ink-soft text-sm wrap-anywhere">{withCode(advice)}</p>}
        {action !== undefined && <div className="mt-2">{action}</div>}
      </div>
    </li>
  );
}

export function FineFinding({ finding: { name, text, advice } }: { finding: Finding }) {
  return (
    <div className="min-w-0">
      <dt className="font-medium text-sm">{textOf(findingMessages[name])}</dt>
      <dd className="text-ink-soft text-sm wrap-anywhere">
        {withCode(text)}
        {advice !== null && <> {withCode(advice)}</>}
      </dd>
    </div>
  );
}

/** Text in backticks is code. */
function withCode(text: string): ReactNode[] {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} className="rounded bg-sunken px-1 py-px font-mono text-xs">
        {part}
      </code>
    ),
  );
}
