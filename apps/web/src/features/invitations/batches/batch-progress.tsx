import type { InvitationBatch } from '@nimble/contracts/invitations';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.ts';
import { usePermission } from '../../../lib/current-user.ts';
import { formatDayAndTime } from '../../../lib/formats.ts';
import { locale } from '../../../lib/language/language.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { invitationsMessages } from '../messages.ts';
import { batchesQuery, useChangeBatch } from './batches.queries.ts';

const messages = invitationsMessages.list.progress;
const dayMilliseconds = 24 * 60 * 60_000;

/** The lists that are being sent, that have failures, or that were sent within a day. */
export function BatchProgress({ jobId }: { jobId: number }) {
  const { data: batches = [] } = useQuery(batchesQuery(jobId));
  const shown = batches.filter(isShown);
  if (shown.length === 0) return null;
  return (
    <ul className="mb-4 flex flex-col gap-3">
      {shown.map((batch) => (
        <li key={batch.id} className="rounded-card border border-line bg-surface p-card">
          <Batch jobId={jobId} batch={batch} />
        </li>
      ))}
    </ul>
  );
}

function isShown({ waiting, failed, createdAt }: InvitationBatch): boolean {
  return waiting > 0 || failed > 0 || Date.now() - Date.parse(createdAt) < dayMilliseconds;
}

type Props = { jobId: number; batch: InvitationBatch };

function Batch({ jobId, batch }: Props) {
  const { createdAt, stoppedAt, total, sent, waiting, failed, withdrawn } = batch;
  const title = messages.title({ date: formatDayAndTime(createdAt, locale()) });
  const counts = [
    messages.sent({ sent, total }),
    ...(failed > 0 ? [messages.failed({ count: failed })] : []),
    ...(withdrawn > 0 ? [messages.withdrawn({ count: withdrawn })] : []),
    ...(stoppedAt !== null && waiting > 0 ? [messages.stopped] : []),
  ];
  return (
    <section aria-label={title}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <div>
          <h2 className="font-semibold">{title}</h2>
          <p className="text-ink-soft text-sm tabular-nums">{counts.join(' · ')}</p>
        </div>
        {waiting > 0 && <StopButton jobId={jobId} batch={batch} />}
      </div>
      <ProgressBar label={title} percent={total === 0 ? 100 : ((total - waiting) * 100) / total} />
      {failed > 0 && <Failures batch={batch} />}
    </section>
  );
}

function StopButton({ jobId, batch: { id, stoppedAt } }: Props) {
  const mayUpdate = usePermission('job', 'update');
  const change = useChangeBatch(jobId);
  const stopped = stoppedAt === null;
  if (!mayUpdate) return null;
  return (
    <Button
      size="small"
      loading={change.isPending}
      onClick={() =>
        change.mutate(
          { batchId: id, stopped },
          { onError: (error) => toast.error(messageOf(error, messages.changeFailed)) },
        )
      }
    >
      {stopped ? messages.stop : messages.continue}
    </Button>
  );
}

/** They can be resent in the list below. */
function Failures({ batch: { failures, failed } }: { batch: InvitationBatch }) {
  return (
    <details className="mt-3 text-sm">
      <summary className="cursor-pointer text-brand-ink">{messages.failures}</summary>
      <ul className="mt-2 flex flex-col gap-2">
        {failures.map(({ id, email, name, failure }) => (
          <li key={id} className="wrap-anywhere">
            <span className="font-medium">{name === null ? email : `${name} · ${email}`}</span>
            <p className="text-ink-soft">{invitationsMessages.reason[failure]}</p>
          </li>
        ))}
      </ul>
      {failed > failures.length && (
        <p className="mt-2 text-ink-soft">{messages.more({ count: failed - failures.length })}</p>
      )}
    </details>
  );
}
