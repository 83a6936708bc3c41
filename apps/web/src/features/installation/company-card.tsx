import type { InstalledCompany } from '@nimble/contracts/installation';
import { useState } from 'react';
import { formatDate, formatNumber } from '../../lib/formats.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Badge } from '../../ui/figures/badge.tsx';
import { installationMessages as messages } from './messages.ts';
import { SetPlanDialog } from './set-plan-dialog.tsx';

type Props = { company: InstalledCompany; onAsk: () => void };

/** One company with its activity; `onAsk` before it is suspended or resumed. */
export function CompanyCard({ company, onAsk }: Props) {
  const [isPlanning, setPlanning] = useState(false);
  const { name, createdAt, plan, stoppedAt } = company;
  const isStopped = stoppedAt !== null;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-card">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {name}
          {isStopped && <Badge tone="red">{messages.stopped}</Badge>}
        </p>
        <p className="mt-0.5 text-ink-soft text-sm">
          {messages.since({ date: formatDate(createdAt) })} · {messages.plans[plan]}
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
        {(['mailsOfDay', 'mailsOfWeek', 'people', 'submissions'] as const).map((fact) => (
          <div key={fact}>
            <dt className="text-ink-soft text-xs">{messages.facts[fact]}</dt>
            <dd className="font-medium tabular-nums">{formatNumber(company[fact])}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-label={messages.setPlanName({ name })} onClick={() => setPlanning(true)}>
          {messages.setPlan}
        </Button>
        <Button
          size="small"
          variant={isStopped ? 'secondary' : 'danger'}
          aria-label={isStopped ? messages.resumeName({ name }) : messages.stopName({ name })}
          onClick={onAsk}
        >
          {isStopped ? messages.resume : messages.stop}
        </Button>
      </div>
      {isPlanning && <SetPlanDialog company={company} onClose={() => setPlanning(false)} />}
    </li>
  );
}
