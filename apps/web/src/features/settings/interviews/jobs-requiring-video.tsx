import type { JobsRequiringVideo } from '@nimble/contracts/jobs';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../../../lib/api-error.ts';
import { usePermission } from '../../../lib/current-user.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { promiseMessages as messages } from './messages.ts';
import { useAllowText } from './video-required.queries.ts';

type Props = { requiring: JobsRequiringVideo };

/** The jobs that break the promise, and one action that mends them. */
export function JobsRequiringVideoNote({ requiring }: Props) {
  const mayUpdate = usePermission('job', 'update');
  const allowing = useAllowText();
  const [isAsking, setIsAsking] = useState(false);
  const { total } = requiring.meta;
  if (total === 0) return null;
  function allow(): void {
    allowing.mutate(undefined, {
      onSuccess: () => toast.success(messages.allowed),
      onError: (error) => toast.error(messageOf(error, messages.allowFailed)),
      onSettled: () => setIsAsking(false),
    });
  }
  return (
    <section className="mt-5 rounded-control border border-warning-line bg-warning-soft p-4">
      <h3 className="flex items-center gap-2 font-medium">
        <TriangleAlert aria-hidden className="size-4 shrink-0 text-warning-ink" />
        {messages.brokenTitle({ count: total })}
      </h3>
      <p className="mt-1 text-sm">{messages.brokenText}</p>
      <div className="mt-3">
        <JobsOnVideo requiring={requiring} areLinks />
      </div>
      {mayUpdate && (
        <Button className="mt-3" onClick={() => setIsAsking(true)}>
          {messages.allow}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={messages.allowTitle({ count: total })}
        description={messages.allowText}
        confirmLabel={messages.allowConfirm}
        pending={allowing.isPending}
        onConfirm={allow}
        onCancel={() => setIsAsking(false)}
      />
    </section>
  );
}

/** Their titles, each with how many of its questions allow only video. */
export function JobsOnVideo({ requiring, areLinks = false }: Props & { areLinks?: boolean }) {
  const { data, meta } = requiring;
  return (
    <ul className="flex flex-col gap-1.5">
      {data.map(({ id, title, questions }) => (
        <li key={id} className="wrap-anywhere">
          <bdi>
            {areLinks ? (
              <Link to={`/jobs/${id}`} className="font-medium text-brand-ink underline">
                {title}
              </Link>
            ) : (
              <span className="font-medium">{title}</span>
            )}
          </bdi>{' '}
          <span className="text-ink-soft text-sm">{messages.questions({ count: questions })}</span>
        </li>
      ))}
      {meta.total > data.length && (
        <li className="text-ink-soft">{messages.more({ count: meta.total - data.length })}</li>
      )}
    </ul>
  );
}
