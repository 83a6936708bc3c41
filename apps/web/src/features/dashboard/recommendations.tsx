import type { Recommendation } from '@nimble/contracts/insights';
import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { Link } from 'react-router';
import { formatDuration } from '../../lib/formats.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { recommendationsQuery } from './dashboard.queries.ts';
import { dashboardMessages } from './messages.ts';

const messages = dashboardMessages.recommendations;

/** Candidates who wait for a decision, in the order of their measured score; each with its basis. */
export function Recommendations() {
  const { data, isPending, isFetching, refetch } = useQuery(recommendationsQuery);
  if (isPending) {
    return (
      <Loading label={messages.loading} className="basis-full">
        <Skeleton className="h-16" />
      </Loading>
    );
  }
  if (data === undefined) {
    return (
      <p role="alert" className="flex basis-full flex-wrap items-center gap-3">
        {messages.failed}
        <Button size="small" loading={isFetching} onClick={() => void refetch()}>
          {messages.retry}
        </Button>
      </p>
    );
  }
  if (data.candidates.length === 0) return <p className="basis-full text-sm">{messages.empty}</p>;
  return (
    <div className="basis-full">
      <p className="text-ink-soft text-sm">{messages.order}</p>
      <ol className="mt-3 divide-y divide-line rounded-control border border-line bg-surface">
        {data.candidates.map((each) => (
          <Candidate key={each.submissionId} {...each} />
        ))}
      </ol>
    </div>
  );
}

function Candidate({ submissionId, candidateName, job, score, evidence }: Recommendation) {
  const address = `/candidates/${submissionId}`;
  return (
    <li className="grid gap-2 px-card py-3">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 break-words">
          <Link dir="auto" to={address} className="font-medium hover:underline">
            {candidateName}
          </Link>
          <span className="text-ink-soft text-sm max-sm:block">
            <span aria-hidden className="max-sm:hidden">
              {' · '}
            </span>
            {job.title}
          </span>
        </p>
        <span className="shrink-0 font-semibold tabular-nums">
          <span aria-hidden>
            <span className="font-normal text-ink-soft text-sm">{messages.measured}</span>{' '}
            {messages.score({ score })}
          </span>
          <span className="sr-only">{messages.scoreLabel({ score })}</span>
        </span>
      </div>
      {evidence.length === 0 ? (
        <p className="text-ink-soft text-sm">{messages.noEvidence}</p>
      ) : (
        <ul className="grid gap-2">
          {evidence.map(({ text, quote, moment }) => (
            <li key={text} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 text-sm">
              <span className="min-w-48 flex-1 break-words text-ink-soft">
                {text} {quote !== null && <q>{quote}</q>}
              </span>
              {moment !== null && (
                <Link
                  to={`${address}?at=${moment.toFixed(1)}`}
                  aria-label={messages.watchLabel({ name: candidateName, time: formatDuration(moment) })}
                  className="inline-flex shrink-0 items-center gap-1 font-medium text-brand-ink tabular-nums hover:underline"
                >
                  <Play aria-hidden className="size-3.5" />
                  {messages.watch({ time: formatDuration(moment) })}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
