import { classNames } from '../class-names.ts';

export type ProgressBarProps = {
  /** Names the progress. */
  label: string;
  /** 0 to 100. */
  percent: number;
  /** Red where it is the use of a limit that is reached. */
  tone?: 'brand' | 'danger';
  className?: string;
};

export function ProgressBar({ label, percent, tone = 'brand', className }: ProgressBarProps) {
  const shown = Math.min(100, Math.max(0, Math.round(percent)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={shown}
      aria-valuemin={0}
      aria-valuemax={100}
      className={classNames(
        'h-1.5 w-full overflow-hidden rounded-full bg-sunken dark:bg-line-strong',
        className,
      )}
    >
      <div
        className={classNames(
          'h-full rounded-full transition-[width]',
          tone === 'danger' ? 'bg-danger' : 'bg-brand',
        )}
        style={{ width: `${shown}%` }}
      />
    </div>
  );
}
