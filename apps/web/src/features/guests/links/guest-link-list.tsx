import type { GuestLink } from '@nimble/contracts/guests';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, relativeDate } from '../../../lib/formats.ts';
import { DangerDialog } from '../../../shared/danger-dialog.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Badge, type Tone } from '../../../ui/figures/badge.tsx';
import { guestLinksQuery, useRevokeGuestLink } from '../guests.queries.ts';
import { guestLinksMessages as messages } from '../messages.ts';

const tones: Record<GuestLink['state'], Tone> = { open: 'green', expired: 'neutral', revoked: 'red' };

/** The links of a job; nothing while there are none. */
export function GuestLinkList({ jobId }: { jobId: number }) {
  const links = useQuery(guestLinksQuery(jobId));
  const [asked, setAsked] = useState<GuestLink | null>(null);
  return (
    <Loaded
      query={links}
      failed={messages.loadFailed}
      skeleton={
        <Loading label={messages.loading}>
          <Skeleton className="h-16" />
        </Loading>
      }
    >
      {(data) =>
        data.length > 0 && (
          <section aria-label={messages.list}>
            <h3 className="mb-2 font-semibold">{messages.list}</h3>
            <ul className="divide-y divide-line rounded-control border border-line">
              {data.map((link) => (
                <Item key={link.id} link={link} onRevoke={() => setAsked(link)} />
              ))}
            </ul>
            {asked !== null && (
              <RevokeDialog jobId={jobId} linkId={asked.id} onClose={() => setAsked(null)} />
            )}
          </section>
        )
      }
    </Loaded>
  );
}

type RevokeProps = { jobId: number; linkId: number; onClose: () => void };

function RevokeDialog({ jobId, linkId, onClose }: RevokeProps) {
  return (
    <DangerDialog
      title={messages.revokeTitle}
      description={messages.revokeText}
      confirmLabel={messages.revoke}
      change={useRevokeGuestLink(jobId)}
      subject={linkId}
      done={messages.revoked}
      failed={messages.revokeFailed}
      onClose={onClose}
    />
  );
}

function Item({ link, onRevoke }: { link: GuestLink; onRevoke: () => void }) {
  const { purpose, candidates, showsNames, state, createdBy, createdAt, expiresAt, openedAt } = link;
  const facts = [
    messages.candidatesOf({ count: candidates.length }),
    showsNames ? messages.withNames : messages.withoutNames,
    state === 'open' && messages.until({ date: formatDate(expiresAt) }),
    openedAt === null ? messages.neverOpened : messages.openedAt({ date: relativeDate(openedAt) }),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="min-w-0 break-words font-medium">{purpose}</span>
          <Badge tone={tones[state]}>{messages.state[state]}</Badge>
        </p>
        <p
          className="break-words text-ink-soft text-sm"
          title={candidates.map(({ name }) => name).join(', ')}
        >
          {facts.filter(Boolean).join(' · ')}
        </p>
        <p className="break-words text-ink-soft text-sm">
          {messages.by({ name: createdBy, date: relativeDate(createdAt) })}
        </p>
      </div>
      {state === 'open' && (
        <Button size="small" aria-label={messages.revokeLabel({ purpose })} onClick={onRevoke}>
          {messages.revoke}
        </Button>
      )}
    </li>
  );
}
