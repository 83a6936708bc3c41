import { nameOfSource } from '@nimble/contracts/interviews';
import type { Invitation } from '@nimble/contracts/invitations';
import { formatDayAndTime, labeled, relativeDate } from '../../../lib/formats.ts';
import { locale } from '../../../lib/language/language.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Table, TableSkeleton, tableCell } from '../../../ui/pages/table.tsx';
import { invitationsMessages as messages } from '../messages.ts';
import { InvitationActions } from './invitation-actions.tsx';
import { StateBadge } from './state-badge.tsx';

type Props = {
  jobId: number;
  invitations: readonly Invitation[];
  /** Another page or search is loading. */
  isStale: boolean;
};

export function InvitationsTable({ jobId, invitations, isStale }: Props) {
  const { candidate, state, times, deadline, actions } = messages.page.columns;
  return (
    <Table columns={[candidate, state, times, deadline, actions]} hasActions isStale={isStale}>
      {invitations.map((invitation) => (
        <Row key={invitation.id} jobId={jobId} invitation={invitation} />
      ))}
    </Table>
  );
}

function Row({ jobId, invitation }: { jobId: number; invitation: Invitation }) {
  return (
    <tr className="transition-colors hover:bg-hover max-md:relative max-md:block max-md:py-3">
      <td className={classNames(tableCell, 'wrap-anywhere align-top max-md:pe-16 md:w-1/3')}>
        <p className="font-medium">{invitation.name ?? invitation.email}</p>
        {invitation.name !== null && <p className="text-ink-soft text-sm">{invitation.email}</p>}
        {invitation.extraTime > 1 && (
          <p className="text-ink-soft text-sm">{messages.page.extraTime({ factor: invitation.extraTime })}</p>
        )}
        {invitation.untimed && <p className="text-ink-soft text-sm">{messages.page.untimed}</p>}
        {invitation.questionsInAdvance && (
          <p className="text-ink-soft text-sm">{messages.page.questionsInAdvance}</p>
        )}
        {invitation.source !== null && (
          <p className="text-ink-soft text-sm">
            {messages.page.source({ source: nameOfSource(invitation.source) })}
          </p>
        )}
        {invitation.externalId !== null && (
          <p className="text-ink-soft text-sm">{messages.page.externalId({ id: invitation.externalId })}</p>
        )}
      </td>
      <td className={classNames(tableCell, 'align-top max-md:mt-2')}>
        <StateBadge state={invitation.state} />
        <Failure invitation={invitation} />
      </td>
      <td className={classNames(tableCell, 'align-top text-ink-soft text-sm max-md:mt-2')}>
        <Times invitation={invitation} />
      </td>
      <td className={classNames(tableCell, 'align-top text-ink-soft text-sm max-md:mt-2')}>
        <Deadline invitation={invitation} />
      </td>
      <td
        className={classNames(tableCell, 'align-top max-md:absolute max-md:top-2 max-md:end-1 md:text-end')}
      >
        <InvitationActions jobId={jobId} invitation={invitation} />
      </td>
    </tr>
  );
}

/** Why the last email was not sent, as long as it matters. */
function Failure({ invitation: { failure, failedAt, sentAt, state } }: { invitation: Invitation }) {
  if (failure === null || state === 'submitted' || state === 'withdrawn') return null;
  const isReminder = sentAt !== null && failedAt !== null;
  return (
    <p className="mt-1 max-w-80 text-ink-soft text-sm">
      {isReminder && `${messages.page.reminderFailed} `}
      {messages.reason[failure]} {failedAt === null && messages.triedAgain}
    </p>
  );
}

/** What has happened so far, the latest first; the exact time as a tooltip. */
function Times({ invitation }: { invitation: Invitation }) {
  const { times } = messages.page;
  const known = [
    [times.withdrawn, invitation.withdrawnAt],
    [times.submitted, invitation.submittedAt],
    [times.started, invitation.startedAt],
    [times.opened, invitation.openedAt],
    [times.reminded, invitation.remindedAt],
    [times.sent, invitation.sentAt],
    [times.failed, invitation.sentAt === null ? invitation.failedAt : null],
    [times.invited, invitation.sentAt === null ? invitation.createdAt : null],
  ] as const;
  return (
    <ul>
      {known.map(
        ([label, time]) =>
          time !== null && (
            <li key={label({ date: '' })}>
              <time dateTime={time} title={formatDayAndTime(time, locale())}>
                {label({ date: relativeDate(time) })}
              </time>
            </li>
          ),
      )}
    </ul>
  );
}

/** A phone has no heads of columns: there a deadline names itself, and none is not mentioned. */
function Deadline({ invitation: { deadline, daysToAnswer } }: { invitation: Invitation }) {
  if (deadline === null && daysToAnswer === null)
    return <span className="max-md:hidden">{messages.page.noDeadline}</span>;
  return (
    <>
      <span className="md:hidden">{labeled(messages.page.columns.deadline, '')}</span>
      {deadline === null ? (
        messages.page.daysToAnswer({ count: daysToAnswer ?? 0 })
      ) : (
        <time dateTime={deadline}>{formatDayAndTime(deadline, locale())}</time>
      )}
    </>
  );
}

export function InvitationsTableSkeleton() {
  return (
    <TableSkeleton label={messages.page.loading} rows={6}>
      <Skeleton className="h-5 w-48" />
      <Skeleton className="h-5 w-20 max-md:hidden" />
      <Skeleton className="h-5 flex-1" />
    </TableSkeleton>
  );
}
