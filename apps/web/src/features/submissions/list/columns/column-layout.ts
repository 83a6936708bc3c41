import { type CandidateColumn, standardColumns } from '@nimble/contracts/submissions';
import type { CSSProperties } from 'react';

type Track = { width: string; least: number };

/** The widths of columns. An email address and tags have none: they are below the name. */
const tracks: Partial<Record<CandidateColumn, Track>> = {
  job: { width: 'minmax(6rem,4fr)', least: 6 },
  status: { width: '7.5rem', least: 7.5 },
  submitted: { width: '6rem', least: 6 },
  score: { width: '4.5rem', least: 4.5 },
  source: { width: '6rem', least: 6 },
  reviewers: { width: '8rem', least: 8 },
};
/** Before and behind them: the selection and the name, the button and the menu. */
const selection: Track = { width: '1.125rem', least: 1.125 };
/** The name must stay readable when there are more columns than usual. */
const nameBeside = (columns: number): Track =>
  columns > standardColumns.length
    ? { width: 'minmax(12rem,5fr)', least: 12 }
    : { width: 'minmax(10rem,5fr)', least: 10 };
const last: readonly Track[] = [
  { width: '4.5rem', least: 4.5 },
  { width: '2.25rem', least: 2.25 },
];
/** Between two of them, and on both sides, in rem. */
const gap = 1;
const sides = 2.5;

/** For the classes below, on the table: narrower than its columns need, it scrolls. */
export function columnLayout(columns: readonly CandidateColumn[]): CSSProperties {
  const shown = [
    selection,
    nameBeside(columns.length),
    ...columns.flatMap((column) => tracks[column] ?? []),
    ...last,
  ];
  const least = shown.reduce((sum, track) => sum + track.least + gap, sides);
  return {
    '--columns': shown.map(({ width }) => width).join(' '),
    '--least-width': `${least}rem`,
  } as CSSProperties;
}

/** For the head and the rows. */
export const columnClasses =
  '@4xl:grid @4xl:min-w-(--least-width) @4xl:grid-cols-(--columns) @4xl:items-center @4xl:gap-4';

/** A cell of a card that the table does not show. */
export const hiddenColumn = '@4xl:hidden';
