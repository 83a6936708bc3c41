import type { RecordedFormat } from '@nimble/contracts/answers';
import { TriangleAlert } from 'lucide-react';
import type { Muted } from '../devices/use-muted-tracks.ts';
import { recordingTextsOf } from '../messages.ts';
import type { Interruption } from './use-interruptions.ts';

type Props = {
  format: RecordedFormat;
  /** Why the recording was paused automatically. */
  interruption: Interruption | undefined;
  muted: Muted;
  isDark: boolean;
  isUnheard: boolean;
};

/** Warns at once of anything that would make a recording useless, while it can still be fixed. */
export function RecordingTrouble({ format, interruption, muted, isDark, isUnheard }: Props) {
  const texts = recordingTextsOf(format);
  const troubles = [
    interruption && texts.interruptions[interruption],
    muted.camera ? texts.mutedCamera : isDark ? texts.seeNothing : undefined,
    muted.microphone ? texts.mutedMicrophone : isUnheard ? texts.hearNothing : undefined,
  ].filter((trouble) => trouble !== undefined);
  return (
    <div role="alert" className="flex flex-col gap-2 empty:hidden">
      {troubles.map((trouble) => (
        <p
          key={trouble}
          className="flex gap-3 rounded-card border border-warning-line bg-warning-soft p-3 text-warning-ink"
        >
          <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          {trouble}
        </p>
      ))}
    </div>
  );
}
