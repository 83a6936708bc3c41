import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { InvitationItem } from './invitation-item.tsx';
import { invitationsQuery } from './invitations.queries.ts';
import { invitationsMessages as messages } from './messages.ts';

/** The invitations of a job and their state; hidden without any. */
export function InvitationList({ jobId }: { jobId: number }) {
  const [page, setPage] = useState(1);
  const invitations = useQuery(invitationsQuery(jobId, page));
  if (invitations.isPending)
    return (
      <Loading label={messages.loading}>
        <Skeleton className="h-16" />
      </Loading>
    );
  if (invitations.data === undefined)
    return (
      <p role="alert" className="text-danger-ink">
        {messageOf(invitations.error, messages.listFailed)}
      </p>
    );
  const { data, meta } = invitations.data;
  const { total, pageCount } = meta.pagination;
  if (total === 0) return null;
  return (
    <section aria-label={messages.list}>
      <h3 className="mb-2 font-semibold">
        {messages.list} <span className="font-normal text-ink-soft tabular-nums">({total})</span>
      </h3>
      <ul className="divide-y divide-line rounded-control border border-line">
        {data.map((invitation) => (
          <InvitationItem key={invitation.id} jobId={jobId} invitation={invitation} />
        ))}
      </ul>
      {pageCount > 1 && (
        <div className="mt-2 flex items-center justify-end gap-2">
          <span className="text-ink-soft text-sm tabular-nums">{messages.page({ page, pageCount })}</span>
          <Button size="small" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {messages.previous}
          </Button>
          <Button size="small" disabled={page >= pageCount} onClick={() => setPage(page + 1)}>
            {messages.next}
          </Button>
        </div>
      )}
    </section>
  );
}
