import { useState } from 'react';
import { formatNumber } from '../../lib/formats.ts';
import { classNames } from '../class-names.ts';

export type Column = {
  /** Names the column alone, such as a day. */
  key: string;
  /** Stands below some of the columns: as many as have room. */
  tick: string;
  value: number;
  /** The column in words: what it stands for, and its value with the unit. */
  text: string;
};

/** The height of the highest column, in percent of the room: its number stands above it. */
const tallest = 84;
/** A small number beside a large one stays visible. */
const lowest = 2;
/** Smaller amounts do not fill the room: a single application is not a full column. */
const leastScale = 4;
const mostTicks = 7;
/** So many characters stand beside each other in the narrowest chart, that of a small phone. */
const charactersOnPhones = 50;
/** How wide a chart must be for its numbers to stand beside each other: their characters, with a space for each. */
const numbersShown = [
  { mostCharacters: 42, className: 'flex' },
  { mostCharacters: 73, className: 'hidden @lg:flex' },
  { mostCharacters: 109, className: 'hidden @3xl:flex' },
  { mostCharacters: 146, className: 'hidden @5xl:flex' },
] as const;

/**
 * How an amount changes over time. The line above describes the column under the pointer or touched last, at first the
 * latest of the highest. Screen readers get a list of all.
 */
export function ColumnChart({ label, columns }: { label: string; columns: readonly Column[] }) {
  const [pointed, setPointed] = useState<string>();
  const most = Math.max(0, ...columns.map(({ value }) => value));
  const described =
    columns.find(({ key }) => key === pointed) ?? columns.findLast(({ value }) => value === most);
  const tickClasses = tickClassesOf(columns);
  const numbersClass = numbersClassOf(columns);
  return (
    <div className="@container">
      <p aria-hidden className="mb-1 text-ink-soft text-sm tabular-nums">
        {described?.text}
      </p>
      <ol
        aria-label={label}
        className="flex gap-px sm:gap-1"
        // A finger leaves as soon as it is lifted, before anyone could read the line.
        onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setPointed(undefined)}
      >
        {columns.map(({ key, tick, value, text }, index) => (
          <li key={key} className="min-w-0 flex-1" onPointerEnter={() => setPointed(key)}>
            <span className="sr-only">{text}</span>
            <Bar
              part={value / Math.max(leastScale, most)}
              number={value === 0 ? '' : formatNumber(value)}
              isDescribed={key === described?.key}
              numberClass={numbersClass}
            />
            <span aria-hidden className="mt-1 block h-4 whitespace-nowrap text-2xs text-ink-faint">
              {tickClasses[index] !== undefined && (
                <span
                  className={classNames(
                    // On a small phone it may be wider than its column: the last stays in the chart.
                    index === columns.length - 1 ? 'justify-end @md:justify-center' : 'justify-center',
                    tickClasses[index],
                  )}
                >
                  {tick}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/**
 * How the tick below each column is shown; undefined for not at all. A tick that is wider than its column would leave
 * the chart at its end, so where only some columns have one, the last stands further in. A phone that has no room for
 * all shows every other one; if every column has one, it leaves out the last.
 */
function tickClassesOf(columns: readonly Pick<Column, 'tick'>[]): (string | undefined)[] {
  const count = columns.length;
  const longest = Math.max(0, ...columns.map(({ tick }) => tick.length));
  const every = Math.ceil(count / mostTicks);
  const last = count - 1 - (count * longest > charactersOnPhones ? Math.floor(every / 2) : 0);
  const haveRoom = Math.ceil(count / every) * (longest + 2) <= charactersOnPhones;
  /** Counted from the last one. */
  const firstOnPhones = every === 1 ? 1 : 0;
  return columns.map((_, index) => {
    const place = (last - index) / every;
    if (!Number.isInteger(place)) return undefined;
    return haveRoom || place % 2 === firstOnPhones ? 'flex' : 'hidden @md:flex';
  });
}

function numbersClassOf(columns: readonly Column[]): string {
  const longest = Math.max(0, ...columns.map(({ value }) => formatNumber(value).length));
  const characters = columns.length * (longest + 1);
  return numbersShown.find(({ mostCharacters }) => characters <= mostCharacters)?.className ?? 'hidden';
}

type BarProps = { part: number; number: string; isDescribed: boolean; numberClass: string };

function Bar({ part, number, isDescribed, numberClass }: BarProps) {
  const height = part === 0 ? 0 : Math.max(lowest, tallest * part);
  return (
    <span aria-hidden className="flex h-36 flex-col justify-end border-line border-b">
      <span
        className={classNames(
          'justify-center whitespace-nowrap text-2xs tabular-nums',
          numberClass,
          isDescribed ? 'font-semibold text-ink' : 'text-ink-soft',
        )}
      >
        {number}
      </span>
      <svg
        height={`${height}%`}
        className={classNames('w-full', isDescribed ? 'text-brand-ink' : 'text-brand')}
      >
        <rect width="100%" height="100%" rx="2" fill="currentColor" />
      </svg>
    </span>
  );
}
