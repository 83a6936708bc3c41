import type { AuditEvent } from '@nimble/contracts/audit';
import { useCurrentUser } from '../../lib/current-user.ts';
import { formatDateTime } from '../../lib/formats.ts';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Table, TableSkeleton } from '../../ui/pages/table.tsx';
import { detailsInWords } from './details.ts';
import { auditMessages as messages } from './messages.ts';

const cell = 'px-card py-3 align-top max-md:block max-md:py-0.5';

export function AuditTable({ events, isStale }: { events: readonly AuditEvent[]; isStale: boolean }) {
  const { when, who, what, from } = messages.columns;
  return (
    <Table columns={[when, who, what, from]} isStale={isStale}>
      {events.map((event) => (
        <Row key={event.id} event={event} />
      ))}
    </Table>
  );
}

function Row({ event }: { event: AuditEvent }) {
  return (
    <tr className="max-md:block max-md:py-3">
      <td className={classNames(cell, 'whitespace-nowrap text-ink-soft tabular-nums')}>
        <time dateTime={event.createdAt}>{formatDateTime(event.createdAt)}</time>
      </td>
      <td className={classNames(cell, 'wrap-anywhere font-medium md:w-1/5 md:min-w-32')}>
        {event.actor?.name ?? messages.nobody}
        {event.apiToken !== null && (
          <span className="block font-normal text-ink-soft text-sm">
            {messages.through({ token: event.apiToken })}
          </span>
        )}
      </td>
      <td className={classNames(cell, 'wrap-anywhere')}>
        <What event={event} />
      </td>
      <td className={classNames(cell, 'whitespace-nowrap text-ink-soft tabular-nums')}>
        {event.address ?? messages.noAddress}
      </td>
    </tr>
  );
}

/** The subject of an event; events of an account are about the actor beside it, those of the company about one's own. */
function What({ event }: { event: AuditEvent }) {
  const { company } = useCurrentUser();
  const { action, actor, subject } = event;
  const isOwn = action.startsWith('account.') && subject.id === actor?.id;
  const known = subject.name === '' && action.startsWith('company.') ? company?.name : subject.name;
  const name = known || messages.number({ id: subject.id });
  const detail = detailsInWords(event);
  return (
    <>
      {messages.actions[action]} {!isOwn && <span className="font-medium">{name}</span>}
      {detail !== '' && <span className="block text-ink-soft text-sm">{detail}</span>}
    </>
  );
}

export function AuditTableSkeleton() {
  return (
    <TableSkeleton label={messages.loading} rows={8}>
      <Skeleton className="h-5 w-36" />
      <Skeleton className="h-5 w-24 max-md:hidden" />
      <Skeleton className="h-5 flex-1" />
    </TableSkeleton>
  );
}
