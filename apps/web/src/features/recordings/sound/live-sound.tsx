import { useEffect, useRef } from 'react';
import type { SoundLevel } from '../devices/use-sound-level.ts';

/** Five seconds: the level is measured ten times a second. */
const bars = 50;
const lowest = 0.03;

/** The loudness of the last seconds, as a waveform that moves towards the beginning of the line. */
export function LiveSound({ sound: { watch } }: { sound: Pick<SoundLevel, 'watch'> }) {
  const wave = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const levels = Array.from({ length: bars }, () => lowest);
    // Changed directly, because rendering ten times a second is expensive.
    return watch((level) => {
      levels.shift();
      levels.push(Math.max(lowest, level));
      for (const [index, bar] of [...(wave.current?.children ?? [])].entries())
        (bar as HTMLElement).style.transform = `scaleY(${levels[index]})`;
    });
  }, [watch]);
  return (
    <div className="stage-sound flex items-center px-4">
      <div ref={wave} aria-hidden dir="ltr" className="flex h-24 w-full items-center gap-0.5">
        {Array.from({ length: bars }, (_, index) => (
          <span
            key={index}
            style={{ transform: `scaleY(${lowest})` }}
            className="h-full min-w-0 flex-1 rounded-full bg-brand"
          />
        ))}
      </div>
    </div>
  );
}
