import type { Invitation } from '@nimble/contracts/invitations';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { relativeDate } from '../../lib/formats.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { invitationsQuery } from './invitations.queries.ts';
import { invitationsMessages as messages } from './messages.ts';

/** Who was invited to a job and what came of it; nothing while nobody was. */
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
          <li key={invitation.id} className="flex flex-wrap items-center justify-between gap-2 px-3 py-2">
            <span className="min-w-0 break-all">{invitation.email}</span>
            <State invitation={invitation} />
          </li>
        ))}
      </ul>
      {pageCount > 1 && (
        <div className="mt-2 flex items-center justify-end gap-2">
          <span className="text-ink-soft text-sm tabular-nums">{messages.page(page, pageCount)}</span>
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

function State({ invitation }: { invitation: Invitation }) {
  if (invitation.hasSubmitted) return <Badge tone="green">{messages.state.submitted}</Badge>;
  if (invitation.remindedAt !== null)
    return <Badge tone="amber">{messages.state.reminded(relativeDate(invitation.remindedAt))}</Badge>;
  if (invitation.sentAt !== null)
    return <Badge>{messages.state.sent(relativeDate(invitation.sentAt))}</Badge>;
  return <Badge tone="blue">{messages.state.waiting}</Badge>;
}
