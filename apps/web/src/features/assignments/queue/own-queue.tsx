import type { Queued } from '@nimble/contracts/assignments';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Badge } from '../../../ui/figures/badge.tsx';
import { queueQuery } from '../assignments.queries.ts';
import { dueText } from '../due-text.ts';
import { queueMessages as messages, reviewersMessages } from '../messages.ts';

/** The candidates that the user is assigned to review, what is due first at the top. */
export function OwnQueue({ searchMode }: { searchMode: ReactNode }) {
  const queue = useQuery(queueQuery);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-2">{searchMode}</div>
      <Loaded query={queue} skeleton={<QueueSkeleton />} failed={messages.loadFailed}>
        {({ data, meta }) =>
          data.length === 0 ? (
            <section className="rounded-card border border-line bg-surface">
              <EmptyState
                title={messages.empty}
                text={messages.emptyText}
                action={<ButtonLink to="/candidates">{messages.back}</ButtonLink>}
              />
            </section>
          ) : (
            <>
              <ul
                aria-label={messages.title}
                className="divide-y divide-line rounded-card border border-line bg-surface"
              >
                {data.map((queued) => (
                  <QueuedCandidate key={queued.submission.id} {...queued} />
                ))}
              </ul>
              {meta.open > data.length && (
                <p className="mt-3 text-ink-soft">{messages.more({ count: meta.open - data.length })}</p>
              )}
            </>
          )
        }
      </Loaded>
    </>
  );
}

function QueuedCandidate({ submission, dueOn, isOverdue }: Queued) {
  const { id, candidateName, job } = submission;
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-card py-3 transition-colors hover:bg-hover">
      <div className="min-w-0 flex-1 basis-56">
        <Link
          to={`/candidates/${id}?in=queue`}
          className="font-medium after:absolute after:inset-0 after:rounded-control focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-brand focus-visible:after:-outline-offset-2"
        >
          {candidateName}
        </Link>
        <p className="break-words text-ink-soft text-sm">{job?.title}</p>
      </div>
      {isOverdue && <Badge tone="red">{reviewersMessages.overdue}</Badge>}
      <span className="text-ink-soft text-sm tabular-nums">{dueText(dueOn)}</span>
    </li>
  );
}

const rows = [1, 2, 3];

function QueueSkeleton() {
  return (
    <Loading
      label={messages.loading}
      className="divide-y divide-line rounded-card border border-line bg-surface"
    >
      {rows.map((row) => (
        <div key={row} className="px-card py-3">
          <Skeleton className="my-1 h-4 w-40" />
          <Skeleton className="my-1 h-3.5 w-52 max-w-full" />
        </div>
      ))}
    </Loading>
  );
}
