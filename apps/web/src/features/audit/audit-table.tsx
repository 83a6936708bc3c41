import type { AuditEvent } from '@nimble/contracts/audit';
import { Link } from 'react-router';
import { useCurrentUser, usePermission } from '../../lib/current-user.ts';
import { formatLogTime } from '../../lib/formats.ts';
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
        <time dateTime={event.createdAt}>{formatLogTime(event.createdAt)}</time>
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

/**
 * The subject of an event; events of an account are about the actor beside it, those of the company about one's own.
 */
function What({ event }: { event: AuditEvent }) {
  const { company } = useCurrentUser();
  const { action, actor, subject } = event;
  const isOwn = action.startsWith('account.') && subject.id === actor?.id;
  const known = subject.name === '' && action.startsWith('company.') ? company?.name : subject.name;
  const name = known || messages.number({ id: subject.id });
  const detail = detailsInWords(event);
  return (
    <>
      {messages.actions[action]} {!isOwn && <Subject event={event} name={name} />}
      {detail !== '' && <span className="block text-ink-soft text-sm">{detail}</span>}
    </>
  );
}

/** Candidates are named by their number, so that the log outlives them: only their page tells who it was. */
function Subject({ event: { action, subject }, name }: { event: AuditEvent; name: string }) {
  const maySee = usePermission('submission', 'view');
  if (!maySee || !action.startsWith('submission.') || action === 'submission.deleted')
    return <span className="font-medium">{name}</span>;
  return (
    <Link to={`/candidates/${subject.id}`} className="font-medium text-brand-ink hover:underline">
      {name}
    </Link>
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
