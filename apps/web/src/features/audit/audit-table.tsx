import type { AuditEvent } from '@nimble/contracts/audit';
import { formatDateTime } from '../../lib/formats.ts';
import { classNames } from '../../ui/class-names.ts';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { auditMessages as messages } from './messages.ts';

const head = 'px-card py-2.5 text-left font-medium text-ink-soft text-sm';
const cell = 'px-card py-3 align-top max-md:block max-md:py-0.5';

/** A table on a wide screen; on a phone each row stacks its cells. */
export function AuditTable({ events, isStale }: { events: readonly AuditEvent[]; isStale: boolean }) {
  return (
    <div
      className={classNames(
        'overflow-hidden rounded-card border border-line bg-surface',
        isStale && 'opacity-60',
      )}
      aria-busy={isStale || undefined}
    >
      <table className="w-full border-collapse max-md:block">
        <thead className="border-line border-b max-md:sr-only">
          <tr>
            <th className={head}>{messages.columns.when}</th>
            <th className={head}>{messages.columns.who}</th>
            <th className={head}>{messages.columns.what}</th>
            <th className={head}>{messages.columns.from}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-md:block">
          {events.map((event) => (
            <tr key={event.id} className="max-md:block max-md:py-3">
              <td className={classNames(cell, 'whitespace-nowrap text-ink-soft tabular-nums')}>
                <time dateTime={event.createdAt}>{formatDateTime(event.createdAt)}</time>
              </td>
              <td className={classNames(cell, 'wrap-anywhere font-medium md:w-1/5 md:min-w-32')}>
                {event.actor?.name ?? messages.nobody}
                {event.apiToken !== null && (
                  <span className="block font-normal text-ink-soft text-sm">
                    {messages.through(event.apiToken)}
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
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What was done to what; an account's own events are about the person who stands beside them. */
function What({ event: { action, actor, subject, details } }: { event: AuditEvent }) {
  const isOwn = action.startsWith('account.') && subject.id === actor?.id;
  const name = subject.name === '' ? messages.number(subject.id) : subject.name;
  const detail = describe(details);
  return (
    <>
      {messages.actions[action]} {!isOwn && <span className="font-medium">{name}</span>}
      {detail !== '' && <span className="block text-ink-soft text-sm">{detail}</span>}
    </>
  );
}

function describe({ from, to, ...rest }: AuditEvent['details']): string {
  const change = from === undefined && to === undefined ? [] : [messages.change(word(from), word(to))];
  return [...change, ...Object.values(rest).map(word)].join(' · ');
}

function word(value: AuditEvent['details'][string] | undefined): string {
  return value === undefined || value === null ? messages.nothing : String(value).replaceAll('_', ' ');
}

const rows = [1, 2, 3, 4, 5, 6, 7, 8];

export function AuditTableSkeleton() {
  return (
    <Loading label={messages.loading} className="rounded-card border border-line bg-surface">
      <div className="divide-y divide-line">
        {rows.map((row) => (
          <div key={row} className="flex gap-4 px-card py-3">
            <Skeleton className="h-5 w-36" />
            <Skeleton className="h-5 w-24 max-md:hidden" />
            <Skeleton className="h-5 flex-1" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
