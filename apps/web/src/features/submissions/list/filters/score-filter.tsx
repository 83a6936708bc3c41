import { formatPercent } from '../../../../lib/formats.ts';
import { Select } from '../../../../ui/fields/select.tsx';
import { filterMessages } from './messages.ts';

const messages = filterMessages.score;
const offered: readonly number[] = [90, 80, 70, 60, 50];

type Props = { score: number | undefined; onChange: (score: number | null) => void; className: string };

/** Narrows the list to those with at least this score; a link may say another one than is offered. */
export function ScoreFilter({ score, onChange, className }: Props) {
  const scores = score === undefined || offered.includes(score) ? offered : [score, ...offered];
  const options = [
    { value: '', label: messages.any },
    ...scores
      .toSorted((one, other) => other - one)
      .map((least) => ({ value: `${least}`, label: messages.least({ score: formatPercent(least / 100) }) })),
  ];
  return (
    <Select
      aria-label={messages.label}
      value={`${score ?? ''}`}
      options={options}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
      className={className}
    />
  );
}
