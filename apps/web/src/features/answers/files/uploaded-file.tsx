import { Check, CircleAlert, CloudOff, LoaderCircle, RotateCcw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatFileSize } from '../../../lib/formats.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { FileIcon } from './file-icon.tsx';
import type { FileItem } from './file-uploads.ts';
import { fileTexts as texts } from './messages.ts';

type Props = { item: FileItem; onRemove: () => void; onRetry: () => void };

/** A chosen file with the state of its upload. */
export function UploadedFile({ item, onRemove, onRetry }: Props) {
  const { name, size, sent, state, mayRetry } = item;
  const isOnItsWay = state === 'sending' || state === 'waiting' || state === 'checking';
  return (
    <li
      className={classNames(
        'flex items-center gap-3 rounded-control border px-3 py-2',
        state === 'refused' ? 'border-danger-line bg-danger-soft' : 'border-line bg-surface',
      )}
    >
      <FileIcon kind={null} />
      <div className="min-w-0 flex-1">
        <span dir="auto" title={name} className="block truncate font-medium">
          {name}
        </span>
        <Condition item={item} />
        {isOnItsWay && (
          <ProgressBar
            label={texts.progress({ name })}
            percent={state === 'checking' ? 100 : (100 * sent) / size}
            className="mt-1.5"
          />
        )}
      </div>
      {mayRetry === true && state === 'refused' && (
        <Button size="small" icon={<RotateCcw />} onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
      <IconButton
        label={isOnItsWay ? texts.cancel({ name }) : texts.remove({ name })}
        icon={<X />}
        onClick={onRemove}
      />
    </li>
  );
}

function Condition({ item: { size, sent, state, reason } }: { item: FileItem }) {
  const spinning = <LoaderCircle className="animate-spin" />;
  const sizes = { sent: formatFileSize(sent), size: formatFileSize(size) };
  const shown: { readonly [State in FileItem['state']]: [ReactNode, string] } = {
    sending: [spinning, texts.sending(sizes)],
    waiting: [<CloudOff key="waiting" />, texts.waiting],
    checking: [spinning, texts.checking],
    received: [<Check key="received" />, texts.received({ size: sizes.size })],
    refused: [<CircleAlert key="refused" />, reason ?? texts.failed],
    interrupted: [<CircleAlert key="interrupted" />, texts.interrupted],
  };
  const [icon, text] = shown[state];
  return (
    <span
      role={state === 'refused' ? 'alert' : undefined}
      className={classNames(
        'flex items-start gap-1.5 text-sm tabular-nums [&_svg]:mt-0.5 [&_svg]:size-3.5 [&_svg]:shrink-0',
        state === 'refused' ? 'text-danger-ink' : 'text-ink-soft',
      )}
    >
      {icon}
      <span className="min-w-0">{text}</span>
    </span>
  );
}
