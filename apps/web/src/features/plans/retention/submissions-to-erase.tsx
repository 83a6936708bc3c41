import type { SubmissionToErase } from '@nimble/contracts/plans';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDate, formatDay } from '../../../lib/formats.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { PageTurner } from '../../../ui/pages/page-turner.tsx';
import { retentionMessages as messages } from './messages.ts';
import { submissionsToEraseQuery } from './retention.queries.ts';

/** The affected candidates, the oldest first, a page at a time. */
export function SubmissionsToErase() {
  const [address, setAddress] = useState({ page: 1, pageSize: 20 });
  const query = useQuery(submissionsToEraseQuery(address));
  const skeleton = (
    <Loading label={messages.loading}>
      <Skeleton className="h-64" />
    </Loading>
  );
  return (
    <Loaded query={query} skeleton={skeleton} failed={messages.loadFailed}>
      {({ data, meta }) => (
        <div>
          <Card title={messages.listTitle} flush>
            <Table submissions={data} />
          </Card>
          <PageTurner
            {...meta.pagination}
            range={messages.range}
            onChange={(change) => setAddress({ ...address, page: 1, ...change })}
          />
        </div>
      )}
    </Loaded>
  );
}

function Table({ submissions }: { submissions: readonly SubmissionToErase[] }) {
  return (
    // Reached by the keyboard, because on a phone it is wider than the page.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={messages.listTitle}>
      <table className="w-full text-start">
        <thead>
          <tr className="border-line border-b text-ink-soft text-sm">
            {[messages.candidate, messages.erased, messages.job, messages.submitted].map((label) => (
              <th key={label} scope="col" className="px-card py-2.5 font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {submissions.map(({ id, candidateName, jobTitle, submittedAt, erasesAt }) => (
            <tr key={id}>
              <th scope="row" className="wrap-anywhere min-w-32 px-card py-2.5 font-medium">
                <Link dir="auto" to={`/candidates/${id}`} className="hover:underline">
                  {candidateName}
                </Link>
              </th>
              <td className="whitespace-nowrap px-card py-2.5 tabular-nums">{formatDay(erasesAt)}</td>
              <td dir="auto" className="wrap-anywhere min-w-32 px-card py-2.5">
                {jobTitle}
              </td>
              <td className="whitespace-nowrap px-card py-2.5 tabular-nums">{formatDate(submittedAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
