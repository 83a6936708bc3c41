import { Gauge } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { bitsPerSecond } from '../devices/devices.ts';
import { recordingTexts } from '../messages.ts';

type Props = {
  /** Current speed of the connection; undefined while unknown. */
  bytesPerSecond: number | undefined;
  isSmall: boolean;
  onSmall: () => void;
};

/** Before a recording: offers a smaller picture if the connection was too slow for the last one. */
export function SlowLineOffer({ bytesPerSecond, isSmall, onSmall }: Props) {
  if (isSmall || bytesPerSecond === undefined || bytesPerSecond * 8 >= bitsPerSecond(false, 'video'))
    return null;
  return (
    <div
      role="status"
      data-raises-bar
      className="flex flex-wrap items-center gap-3 rounded-card border border-info-line bg-info-soft p-3 text-info-ink"
    >
      <Gauge aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 basis-60">{recordingTexts.check.lineSlowOffer}</p>
      <Button onClick={onSmall}>{recordingTexts.check.smallPicture}</Button>
    </div>
  );
}
