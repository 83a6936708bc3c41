import { HardDrive, HardDriveUpload, WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { formatDuration } from '../../../lib/formats.ts';
import { classNames } from '../../../ui/class-names.ts';
import { interviewTexts as texts } from '../messages.ts';
import type { SendingProgress } from '../review/submission-progress.ts';

/** Shorter uploads need no mention. */
const worthSayingSeconds = 5;

type Props = {
  isStuck: boolean;
  isServerFull: boolean;
  sending: SendingProgress | undefined;
  /** Without a card around it, in two lines, or four on a phone. */
  isPlain?: boolean;
};

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Reassures about a lost connection or a failing server; else shows the remaining time of a slow connection. */
export function ConnectionNote({ isStuck, isServerFull, sending, isPlain = false }: Props) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline && !isStuck) return <Sending sending={sending} />;
  const Sign = isServerFull ? HardDrive : WifiOff;
  return (
    <p
      role="status"
      className={classNames(
        'flex gap-3 text-warning-ink',
        isPlain ? 'text-sm' : 'rounded-card border border-warning-line bg-warning-soft p-3',
      )}
    >
      <Sign aria-hidden className="mt-0.5 size-5 shrink-0" />
      {isServerFull ? texts.noRoom : isOnline ? texts.stuck : texts.offline}
    </p>
  );
}

/** Not announced: a number that changes all the time would interrupt a screen reader. */
function Sending({ sending }: Pick<Props, 'sending'>) {
  if (sending === undefined || sending.secondsLeft < worthSayingSeconds) return null;
  return (
    <p className="flex items-center gap-3 text-ink-soft text-sm tabular-nums">
      <HardDriveUpload aria-hidden className="size-4 shrink-0" />
      {texts.sendingAnswers({ percent: sending.percent, time: formatDuration(sending.secondsLeft) })}
    </p>
  );
}
