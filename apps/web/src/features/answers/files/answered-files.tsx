import type { ShownValue } from '@nimble/contracts/answers';
import { Download } from 'lucide-react';
import { capitalized, formatFileSize } from '../../../lib/formats.ts';
import { classNames } from '../../../ui/class-names.ts';
import { FileIcon } from './file-icon.tsx';
import { fileTexts as texts } from './messages.ts';

type Props = { value: Extract<ShownValue, { format: 'file' }>; className?: string | undefined };

/** An answer by file: each with its kind and size, to download. Nothing of it is shown here. */
export function AnsweredFiles({ value: { files }, className }: Props) {
  return (
    <ul
      aria-label={texts.list}
      className={classNames('flex max-w-prose flex-col gap-2 text-start', className)}
    >
      {files.map(({ id, name, kind, size, url }) => (
        <li key={id}>
          <a
            href={`${url}&download=1`}
            download
            title={name}
            className="flex items-center gap-3 rounded-control border border-line bg-surface px-3 py-2 text-ink transition-colors hover:border-brand hover:bg-brand-soft"
          >
            <FileIcon kind={kind} />
            <span className="sr-only">{texts.download} </span>
            <span className="min-w-0 flex-1">
              <span dir="auto" className="block truncate font-medium">
                {name}
              </span>
              <span className="block text-ink-soft text-sm tabular-nums">
                {capitalized(texts.kinds[kind])}, {formatFileSize(size)}
              </span>
            </span>
            <Download aria-hidden className="size-4 shrink-0 text-ink-soft" />
          </a>
        </li>
      ))}
    </ul>
  );
}
