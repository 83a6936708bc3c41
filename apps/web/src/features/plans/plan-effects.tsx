import type { PlanEffect, PlanName } from '@nimble/contracts/plans';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { messageOf } from '../../lib/api-error.ts';
import { formatDate, formatFileSize, formatNumber } from '../../lib/formats.ts';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { changeMessages as messages, plansMessages } from './messages.ts';
import { planChangeQuery } from './plans.queries.ts';

const gigabyte = 1024 ** 3;

/** All effects of a smaller plan, with the company's own figures. */
export function PlanEffects({ plan }: { plan: PlanName }) {
  const change = useQuery(planChangeQuery(plan));
  if (change.isPending)
    return (
      <Loading label={messages.loading}>
        <Skeleton className="h-40" />
      </Loading>
    );
  if (change.data === undefined)
    return (
      <p role="alert" className="text-danger-ink">
        {messageOf(change.error, messages.loadFailed)}
      </p>
    );
  const { effects, chooseBy } = change.data;
  if (effects.length === 0) return <p>{messages.nothing}</p>;
  return (
    <>
      <ul className="grid list-disc gap-1.5 ps-5">
        {effects.map((effect) => (
          <li key={effect.kind}>{textOf(effect)}</li>
        ))}
      </ul>
      {effects.some(isAbove) && <p className="mt-3">{messages.choose({ day: formatDate(chooseBy) })}</p>}
    </>
  );
}

/** The same for a pending change. */
export function ComingEffects({ plan, day }: { plan: PlanName; day: string }) {
  return (
    <details className="group rounded-card border border-line bg-surface">
      <summary className="flex items-center justify-between gap-3 px-card py-3 font-medium hover:bg-hover">
        {messages.whatChanges({ day })}
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-ink-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-card pt-2 pb-4 text-ink-soft">
        <PlanEffects plan={plan} />
      </div>
    </details>
  );
}

function isAbove(effect: PlanEffect): boolean {
  return (effect.kind === 'jobs' || effect.kind === 'users') && effect.used > effect.to;
}

function withoutLimit(kind: 'jobs' | 'submissions' | 'users'): string {
  return kind === 'users' ? plansMessages.manyUsers : plansMessages.withoutLimit;
}

function textOf(effect: PlanEffect): string {
  switch (effect.kind) {
    case 'jobs':
    case 'users':
    case 'submissions':
      return messages[effect.kind]({
        used: effect.used,
        from: effect.from === null ? withoutLimit(effect.kind) : formatNumber(effect.from),
        to: effect.to,
        over: Math.max(0, effect.used - effect.to),
        isFull: effect.used >= effect.to,
      });
    case 'storage':
      return messages.storage({
        used: formatFileSize(effect.used),
        from: plansMessages.gigabytes({ amount: (effect.from ?? 0) / gigabyte }),
        to: plansMessages.gigabytes({ amount: effect.to / gigabyte }),
        isAbove: effect.used >= effect.to,
      });
    case 'retention':
      return messages.retention({ used: effect.used, from: effect.from ?? 0, to: effect.to });
    case 'insights':
      return effect.isUsed ? messages.insightsUsed : messages.insightsUnused;
    case 'branding':
      return effect.isUsed ? messages.brandingUsed : messages.brandingUnused;
    case 'services':
      return messages.services;
  }
}
