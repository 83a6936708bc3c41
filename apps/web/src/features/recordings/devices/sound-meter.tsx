import type { SoundLevel } from './use-sound-level.ts';

/** Overlays the lower edge of the picture. */
export function SoundMeter({ meter }: { meter: SoundLevel['meter'] }) {
  return (
    <div
      aria-hidden
      className="absolute inset-e-3 bottom-3 inset-s-3 h-1 overflow-hidden rounded-full bg-stage-soft"
    >
      <div
        ref={meter}
        style={{ transform: 'scaleX(0)' }}
        className="h-full origin-left rtl:origin-right rounded-full bg-brand transition-transform"
      />
    </div>
  );
}
