import type { UnusedTake } from '@nimble/contracts/recordings';
import { MonitorSmartphone, Play, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatFileSize } from '../../../lib/formats.ts';
import { useOnce } from '../../../lib/use-once.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { elsewhereTexts as texts } from './messages.ts';

type Props = {
  take: UnusedTake;
  /** null: without limit. */
  retakesLeft: number | null;
  /** Copies it to this device. @throws when that fails. */
  onWatch: (signal: AbortSignal) => Promise<void>;
  onRecordAgain: () => void;
};

/** A recording that was sent from another device and is not used yet: watch it, or record again. */
export function RecordedElsewhere({ take, retakesLeft, onWatch, onRecordAgain }: Props) {
  const [hasFailed, setHasFailed] = useState(false);
  const stopping = useRef<AbortController>(null);
  useEffect(() => () => stopping.current?.abort(), []);
  const [watch, isLoading] = useOnce(async () => {
    setHasFailed(false);
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    try {
      await onWatch(signal);
    } catch {
      if (!signal.aborted) setHasFailed(true);
    }
  });

  return (
    <section className="flex flex-col items-center gap-4 rounded-card border border-line bg-surface px-card py-8 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-brand-soft text-brand-ink">
        <MonitorSmartphone aria-hidden className="size-7" />
      </span>
      <h2 className="font-semibold text-lg">{texts.title}</h2>
      <p className="max-w-form text-balance text-ink-soft">{texts.text}</p>
      {hasFailed && (
        <p role="alert" className="text-danger-ink">
          {texts.failed}
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {retakesLeft !== 0 && (
          <Button size="large" icon={<RotateCcw />} disabled={isLoading} onClick={onRecordAgain}>
            {retakesLeft === null ? texts.again : texts.againLeft({ count: retakesLeft })}
          </Button>
        )}
        <Button
          size="large"
          variant="primary"
          icon={<Play />}
          loading={isLoading}
          onClick={() => void watch()}
        >
          {texts.watch({ size: formatFileSize(take.size) })}
        </Button>
      </div>
    </section>
  );
}
