import { classNames } from '../class-names.ts';

export type ProgressBarProps = {
  /** Names the progress. */
  label: string;
  /** 0 to 100. */
  percent: number;
  className?: string;
};

export function ProgressBar({ label, percent, className }: ProgressBarProps) {
  const shown = Math.min(100, Math.max(0, Math.round(percent)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={shown}
      aria-valuemin={0}
      aria-valuemax={100}
      className={classNames('h-1.5 w-full overflow-hidden rounded-full bg-sunken', className)}
    >
      <div className="h-full rounded-full bg-brand transition-[width]" style={{ width: `${shown}%` }} />
    </div>
  );
}
