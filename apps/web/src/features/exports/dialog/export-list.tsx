import { type Export, mostZipBytes } from '@nimble/contracts/exports';
import { useQuery } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { messageOf } from '../../../lib/api-error.ts';
import { formatDateTime, formatFileSize, formatPercent } from '../../../lib/formats.ts';
import { useMutation } from '../../../lib/use-mutation.ts';
import { startDownload } from '../../../shared/start-download.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { exportsQuery, useDeleteExport } from '../exports.queries.ts';
import { exportMessages as messages } from '../messages.ts';

/** The user's exports; nothing while there are none. */
export function ExportList() {
  const exports = useQuery(exportsQuery);
  return (
    <Loaded
      query={exports}
      failed={messages.loadFailed}
      skeleton={
        <Loading label={messages.loading}>
          <Skeleton className="h-14" />
        </Loading>
      }
    >
      {(data) =>
        data.length > 0 && (
          <section aria-label={messages.list}>
            <h3 className="mb-2 font-semibold">{messages.list}</h3>
            <ul className="divide-y divide-line rounded-control border border-line">
              {data.map((one) => (
                <Item key={one.id} exported={one} />
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  );
}

function Item({ exported }: { exported: Export }) {
  const { id, name, url, state } = exported;
  const remove = useDeleteExport();
  const isOver = state === 'ready' || state === 'failed';
  const deleteLabel = isOver ? messages.deleteOf({ name }) : messages.cancelOf({ name });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="break-words font-medium">{name}</p>
        <State exported={exported} />
      </div>
      {url !== null && <DownloadButton name={name} url={url} />}
      <IconButton
        label={deleteLabel}
        icon={<Trash2 />}
        loading={remove.isPending}
        onClick={() =>
          remove.mutate(id, {
            evenWhenGone: true,
            onSuccess: () => toast.success(messages.deleted),
            onError: (error) => toast.error(messageOf(error, messages.deleteFailed)),
          })
        }
      />
    </li>
  );
}

function State({ exported }: { exported: Export }) {
  const { state, progress, failure, candidates, size, missingFiles, expiresAt, name } = exported;
  if (state === 'waiting') return <p className="text-ink-soft text-sm">{messages.waiting}</p>;
  // Nothing is written yet: a bar at 0% would seem to hang.
  if (state === 'running' && progress === 0)
    return <p className="text-ink-soft text-sm">{messages.preparing}</p>;
  if (state === 'running')
    return (
      <div className="mt-1 flex items-center gap-2 text-ink-soft text-sm tabular-nums">
        <ProgressBar label={messages.progressOf({ name })} percent={progress} className="max-w-60" />
        <span className="whitespace-nowrap">{formatPercent(progress / 100)}</span>
      </div>
    );
  if (failure !== null) return <p className="text-danger-ink text-sm">{failureText(failure)}</p>;
  const facts = [
    messages.candidates({ count: candidates }),
    size !== null && formatFileSize(size),
    messages.until({ date: formatDateTime(expiresAt) }),
    missingFiles > 0 && messages.missing({ count: missingFiles }),
  ];
  return <p className="break-words text-ink-soft text-sm">{facts.filter(Boolean).join(' · ')}</p>;
}

function failureText(failure: NonNullable<Export['failure']>): string {
  if (failure !== 'too_large') return messages.failure[failure];
  return messages.failure.too_large({ size: formatFileSize(mostZipBytes) });
}

function DownloadButton({ name, url }: { name: string; url: string }) {
  const download = useMutation({
    mutationFn: () => startDownload(url),
    onError: () => toast.error(messages.downloadFailed),
  });
  return (
    <Button
      size="small"
      icon={<Download />}
      loading={download.isPending}
      aria-label={messages.downloadOf({ name })}
      onClick={() => download.mutate()}
    >
      {messages.download}
    </Button>
  );
}
