const viewHeight = 100;
const barPart = 0.6;
const lowest = 2;

type Props = {
  /** 0 to 1. */
  peaks: readonly number[];
  /** The part that was played, 0 to 1. */
  played: number;
};

/** A waveform whose played part is colored. */
export function SoundWave({ peaks, played }: Props) {
  const loudest = Math.max(0.05, ...peaks);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${peaks.length} ${viewHeight}`}
      preserveAspectRatio="none"
      className="size-full"
    >
      {peaks.map((peak, index) => {
        const height = Math.max(lowest, (peak / loudest) * viewHeight);
        const isPlayed = index < played * peaks.length;
        return (
          <rect
            key={index}
            x={index}
            y={(viewHeight - height) / 2}
            width={barPart}
            height={height}
            className={isPlayed ? 'fill-brand' : 'fill-current opacity-40'}
          />
        );
      })}
    </svg>
  );
}
