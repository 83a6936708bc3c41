import { formatNumber } from '../../lib/formats.ts';
import { HelpTip } from '../dialogs/help-tip.tsx';

export type Bar = {
  label: string;
  value: number;
  /** Replaces the number, such as one with its unit. */
  text?: string;
  /** 0 to 100. */
  width: number;
  /** Shown beside the number. */
  note?: string;
  /** What counts, in one line. */
  help?: string;
  /** As #rrggbb; by default the brand's. */
  color?: string;
};

/** Accessible horizontal bars: each has its name and its number, and the list its title. */
export function BarList({ label, bars }: { label: string; bars: readonly Bar[] }) {
  return (
    <ul aria-label={label} className="grid gap-3.5">
      {bars.map(({ label: name, value, text, width, note, help, color }) => (
        <li key={name}>
          <div className="mb-1 flex flex-wrap items-baseline gap-x-3 text-sm">
            {/* A long name is cut; a long number gets a line of its own. */}
            <span className="flex min-w-0 flex-1 basis-24 items-center">
              <span dir="auto" title={name} className="truncate">
                {name}
              </span>
              {help !== undefined && <HelpTip about={name} text={help} />}
            </span>
            <span className="ms-auto max-w-full text-end tabular-nums">
              <span className="font-semibold">{text ?? formatNumber(value)}</span>
              {note !== undefined && note !== '' && <span className="ms-1.5 text-ink-soft">{note}</span>}
            </span>
          </div>
          <svg
            aria-hidden
            className="block h-2 w-full overflow-hidden rounded-full bg-sunken text-brand dark:bg-line-strong"
            preserveAspectRatio="none"
            viewBox="0 0 100 8"
          >
            <rect width={width} height="8" fill={color ?? 'currentColor'} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
