import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { formatDuration } from '../../../lib/formats.ts';
import { questionMediaQuery } from '../question-media.queries.ts';
import { mediaIcons } from './media-icons.tsx';
import { MediaView } from './media-view.tsx';

export type StoredMediaProps = { id: number };

/** A file of a job, for the people of the company: its name, and the file once it is opened. */
export default function StoredMedia({ id }: StoredMediaProps) {
  const { data, refetch } = useQuery(questionMediaQuery(id));
  if (data === undefined) return null;
  const { kind, name, shown } = data;
  const title = (
    <>
      <span aria-hidden className="shrink-0 text-brand-ink [&_svg]:size-4">
        {mediaIcons[kind]}
      </span>
      <bdi title={name} className="min-w-0 truncate">
        {name}
      </bdi>
      {shown?.duration != null && (
        <span className="shrink-0 text-ink-soft tabular-nums">{formatDuration(shown.duration)}</span>
      )}
    </>
  );
  if (shown === null) return <p className="flex min-h-8 items-center gap-2 text-sm">{title}</p>;
  return (
    <details className="group/media">
      <summary className="flex min-h-8 w-fit max-w-full cursor-pointer list-none items-center gap-2 rounded-control text-sm hover:bg-hover">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-ink-faint transition-transform group-open/media:rotate-90 rtl:group-open/media:-rotate-90"
        />
        {title}
      </summary>
      <div className="mt-2 max-w-reading">
        <MediaView media={shown} label={name} onFailed={() => void refetch()} />
      </div>
    </details>
  );
}
