import type { QuestionMedia } from '@nimble/contracts/question-media';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { ApiError } from '../../../lib/api-error.ts';
import { formatFileSize } from '../../../lib/formats.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { questionMediaQuery, useRetryMedia } from '../question-media.queries.ts';
import { mediaIcons } from '../show/media-icons.tsx';
import { MediaView } from '../show/media-view.tsx';
import { MediaText } from './media-text.tsx';
import { mediaFormMessages as messages } from './messages.ts';

type Props = { id: number; onRemove: () => void };

/** A file of a question or a job: its state, a preview, and the text that says the same. */
export function MediaEditor({ id, onRemove }: Props) {
  const { data, error, isFetching, refetch } = useQuery(questionMediaQuery(id));
  return (
    <div className="mt-3 flex flex-col gap-3 border-line border-t pt-3">
      {data !== undefined ? (
        <Loaded media={data} onRemove={onRemove} onFailed={() => void refetch()} />
      ) : error === null ? (
        <Skeleton className="h-10 w-full" />
      ) : (
        <div role="alert" className="flex flex-wrap items-center gap-2 text-danger-ink">
          <span>
            {error instanceof ApiError && error.status === 404 ? messages.gone : messages.loadFailed}
          </span>
          <Button size="small" loading={isFetching} onClick={() => void refetch()}>
            {messages.retry}
          </Button>
          <Button size="small" variant="ghost" onClick={onRemove}>
            {messages.removeGone}
          </Button>
        </div>
      )}
    </div>
  );
}

type LoadedProps = { media: QuestionMedia; onRemove: () => void; onFailed: () => void };

function Loaded({ media, onRemove, onFailed }: LoadedProps) {
  const { kind, name, size, shown } = media;
  return (
    <>
      <div className="flex items-center gap-3">
        <span aria-hidden className="shrink-0 text-brand-ink [&_svg]:size-5">
          {mediaIcons[kind]}
        </span>
        <span className="min-w-0 flex-1">
          <span dir="auto" title={name} className="block truncate font-medium">
            {name}
          </span>
          <span className="text-ink-soft text-sm tabular-nums">{formatFileSize(size)}</span>
        </span>
        <IconButton label={messages.remove({ name })} icon={<X />} onClick={onRemove} />
      </div>
      <State media={media} />
      {shown !== null && kind === 'pdf' && <MediaView media={shown} />}
      {shown !== null && kind !== 'pdf' && (
        <details>
          <summary className="w-fit cursor-pointer py-1 text-brand-ink text-sm">{messages.preview}</summary>
          <div className="mt-2">
            <MediaView media={{ ...shown, text: kind === 'picture' ? shown.text : '' }} onFailed={onFailed} />
          </div>
        </details>
      )}
      {kind !== 'pdf' && media.state !== 'failed' && <MediaText key={media.id} media={media} />}
    </>
  );
}

function State({ media: { id, state, progress, failure, name } }: { media: QuestionMedia }) {
  const retry = useRetryMedia(id);
  if (state === 'preparing') {
    return (
      <div role="status" className="flex flex-col gap-1.5">
        <ProgressBar label={messages.preparing} percent={progress} />
        <p className="break-words text-ink-soft text-sm">{messages.preparingText({ name })}</p>
      </div>
    );
  }
  if (failure === null) return null;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 text-danger-ink text-sm">
      <span>{messages.failures[failure]}</span>
      {failure === 'not_prepared' && (
        <Button size="small" loading={retry.isPending} onClick={() => retry.mutate()}>
          {messages.retry}
        </Button>
      )}
    </div>
  );
}
