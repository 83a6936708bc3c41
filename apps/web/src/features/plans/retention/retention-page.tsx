import type { Retention } from '@nimble/contracts/plans';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { usePermission } from '../../../lib/current-user.ts';
import { formatDay } from '../../../lib/formats.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { NothingFound } from '../../../ui/feedback/illustrations.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Badge } from '../../../ui/figures/badge.tsx';
import { retentionMessages as messages } from './messages.ts';
import { retentionQuery } from './retention.queries.ts';
import { DownloadAll, KeepEverything, LetGoOn } from './retention-choices.tsx';
import { SubmissionsToErase } from './submissions-to-erase.tsx';

/** Which old submissions will be erased and when, and how to stop it. */
export function RetentionPage() {
  const retention = useQuery(retentionQuery);
  const skeleton = (
    <Loading label={messages.loading}>
      <Skeleton className="h-20" />
      <Skeleton className="mt-4 h-64" />
    </Loading>
  );
  return (
    <Loaded query={retention} skeleton={skeleton} failed={messages.loadFailed}>
      {(data) => <Overview {...data} />}
    </Loaded>
  );
}

function Overview(retention: Retention) {
  const { state, batches } = retention;
  const maySeeCandidates = usePermission('submission', 'view');
  const bytes = batches.reduce((sum, batch) => sum + batch.bytes, 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-gutter">
      <Standing {...retention} />
      {batches.length > 0 && (
        <ul className="grid gap-2">
          {batches.map(({ id, submissions, erasesAt, isWarned }) => (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-warning-line bg-warning-soft px-4 py-2.5 text-warning-ink"
            >
              <TriangleAlert aria-hidden className="size-4 shrink-0" />
              <span className="min-w-0 flex-1 font-medium">
                {messages.batch({ count: submissions, day: formatDay(erasesAt) })}
              </span>
              {!isWarned && <Badge tone="blue">{messages.waiting}</Badge>}
            </li>
          ))}
        </ul>
      )}
      {(state === 'erasing' || state === 'paused') && (
        <div className="grid items-start gap-4 md:grid-cols-2">
          {state === 'paused' ? <LetGoOn /> : <KeepEverything />}
          {batches.length > 0 && maySeeCandidates && <DownloadAll bytes={bytes} />}
        </div>
      )}
      {state === 'erasing' &&
        (batches.length === 0 ? (
          <EmptyState illustration={<NothingFound />} title={messages.nothing} text={messages.nothingText} />
        ) : (
          maySeeCandidates && <SubmissionsToErase />
        ))}
    </div>
  );
}

function Standing({ state, days, pausedUntil }: Retention) {
  const text =
    state === 'erasing'
      ? messages.states.erasing({ days })
      : state !== 'paused'
        ? messages.states[state]
        : pausedUntil === null
          ? messages.pausedAlways
          : messages.pausedUntil({ day: formatDay(pausedUntil) });
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-info-line bg-info-soft px-4 py-2.5 text-info-ink">
      <span>{text}</span>
      <Link to="/plans" className="font-medium underline">
        {messages.seePlans}
      </Link>
    </p>
  );
}
