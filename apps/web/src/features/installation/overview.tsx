import type { Finding, InstallationOverview } from '@nimble/contracts/installation';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleHelp, RotateCw, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { relativeDate } from '../../lib/formats.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Card } from '../../ui/figures/card.tsx';
import { FineFinding, ProblemFinding } from './finding-item.tsx';
import { overviewQuery, useCheck } from './installation.queries.ts';
import { installationMessages } from './messages.ts';

const { overview: messages } = installationMessages;

/** Older findings are checked again when the page is opened. */
const oldMilliseconds = 10 * 60_000;
const mostAsked = 3;

/** What works, what does not and what is not set up, worst first. `actions` are shown beside their finding. */
export function Overview({ actions }: { actions: Partial<Record<Finding['name'], ReactNode>> }) {
  const overview = useQuery(overviewQuery);
  const check = useCheck();
  useFreshCheck(overview.data, check.mutate);
  return (
    <Card
      aria-labelledby="set-up"
      title={<span id="set-up">{messages.title}</span>}
      actions={
        <Button
          size="small"
          icon={<RotateCw />}
          loading={check.isPending || overview.data?.isChecking === true}
          onClick={() =>
            check.mutate(undefined, {
              onError: (error) => toast.error(messageOf(error, messages.checkFailed)),
            })
          }
        >
          {messages.check}
        </Button>
      }
    >
      <Loaded query={overview} skeleton={<OverviewSkeleton />} failed={messages.loadFailed}>
        {(found) => <Findings overview={found} actions={actions} />}
      </Loaded>
    </Card>
  );
}

/** Also for a process that has started since. Limited per visit, because a check may crash its process. */
function useFreshCheck(overview: InstallationOverview | undefined, check: () => void): void {
  const asked = useRef(0);
  useEffect(() => {
    if (overview === undefined || asked.current === mostAsked) return;
    const { checkedAt, isChecking } = overview;
    const isOld = checkedAt === null || Date.now() - Date.parse(checkedAt) > oldMilliseconds;
    if (!isOld || isChecking) return;
    asked.current += 1;
    check();
  }, [overview, check]);
}

const order = ['broken', 'look', 'unknown'] as const;

function Findings({
  overview: { findings, checkedAt, isChecking },
  actions,
}: {
  overview: InstallationOverview;
  actions: Partial<Record<Finding['name'], ReactNode>>;
}) {
  const problems = order.flatMap((state) => findings.filter((finding) => finding.state === state));
  const fine = findings.filter(({ state }) => state === 'fine');
  const age =
    checkedAt === null ? messages.neverChecked : messages.checked({ when: relativeDate(checkedAt) });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Summary findings={findings} />
        <p className="text-ink-faint text-sm">{isChecking ? messages.checking : age}</p>
      </div>
      {problems.length > 0 && (
        <ul className="divide-y divide-line border-line border-t">
          {problems.map((finding) => (
            <ProblemFinding key={finding.name} finding={finding} action={actions[finding.name]} />
          ))}
        </ul>
      )}
      {fine.length > 0 && (
        <details className="border-line border-t pt-3">
          <summary className="cursor-pointer rounded text-ink-soft text-sm hover:text-ink">
            {messages.fineOnes({ count: fine.length })}
          </summary>
          <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2">
            {fine.map((finding) => (
              <FineFinding key={finding.name} finding={finding} />
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}

/** The summary line. */
function Summary({ findings }: { findings: readonly Finding[] }) {
  const count = (wanted: Finding['state']) => findings.filter(({ state }) => state === wanted).length;
  const broken = count('broken');
  const look = count('look');
  const said = [
    ...(broken > 0 ? [messages.broken({ count: broken })] : []),
    ...(look > 0 ? [messages.look({ count: look })] : []),
    ...(broken + look === 0 && count('unknown') > 0 ? [messages.unknown] : []),
  ];
  const [Icon, color] =
    broken > 0
      ? ([CircleAlert, 'text-danger-ink'] as const)
      : look > 0
        ? ([TriangleAlert, 'text-warning-ink'] as const)
        : said.length > 0
          ? ([CircleHelp, 'text-ink-soft'] as const)
          : ([CircleCheck, 'text-brand-ink'] as const);
  return (
    <p role="status" className="flex items-center gap-2 font-semibold">
      <Icon aria-hidden className={`size-5 shrink-0 ${color}`} />
      {said.length === 0 ? messages.fine : said.join(', ')}
    </p>
  );
}

function OverviewSkeleton() {
  return (
    <Loading label={messages.loading}>
      <Skeleton className="h-5 w-56" />
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="mt-4 h-12 w-full" />
      ))}
    </Loading>
  );
}
