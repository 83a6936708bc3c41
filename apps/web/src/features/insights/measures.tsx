import type { InsightMeasure, MeasuredInsight } from '@nimble/contracts/insights';
import { formatList, formatNumber, formatPercent } from '../../lib/formats.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Evidence, type PlayFrom } from './evidence.tsx';
import { insightScales, insightsMessages as messages, partOf } from './messages.ts';
import { MethodButton } from './method-button.tsx';

const one = (value: number) => formatNumber(value, 1);

/** Counts are lower bounds: "at least 0.0" would be no information. */
const atLeast = (value: number, counted: (text: string) => string) =>
  value === 0 ? messages.values.none : counted(one(value));

const shown: Record<InsightMeasure, (value: number) => string> = {
  pace: (value) => messages.values.pace({ value: String(Math.round(value)) }),
  pauses: (value) => messages.values.pauses({ value: formatPercent(value) }),
  fillers: (value) => atLeast(value, (text) => messages.values.fillers({ value: text })),
  pitch: (value) => messages.values.pitch({ value: one(value) }),
  loudness: (value) => messages.values.loudness({ value: one(value) }),
  vocabulary: (value) => messages.values.vocabulary({ value: String(Math.round(value * 50)) }),
  relevance: (value) => messages.values.relevance({ value: formatPercent(value) }),
  completeness: (value) => messages.values.completeness({ value: formatPercent(value) }),
  restarts: (value) => atLeast(value, (text) => messages.values.restarts({ value: text })),
};

/** Every measure with its value, its basis and its moments. */
export function Measures({ measures, onPlay }: { measures: readonly MeasuredInsight[]; onPlay: PlayFrom }) {
  const measured = measures.filter(({ state }) => state === 'measured');
  if (measured.length === 0) return null;
  const missing = Map.groupBy(
    measures.filter(({ state }) => state !== 'measured'),
    ({ state }) => messages.states[state],
  );
  return (
    <section>
      <h4 className="font-semibold text-sm">{messages.measures}</h4>
      <ul className="mt-1 divide-y divide-line">
        {measured.map((measure) => (
          <Measure key={measure.name} measure={measure} onPlay={onPlay} />
        ))}
      </ul>
      {[...missing].map(([reason, all]) => (
        <p key={reason} className="mt-2 text-ink-soft text-sm">
          {messages.missing({ names: formatList(all.map(({ name }) => messages.names[name])), reason })}
        </p>
      ))}
    </section>
  );
}

/** With its scale only beside a score. */
function methodOf({ name, score }: MeasuredInsight): string {
  const scale = insightScales[name];
  const method = messages.methods[name];
  return score === null || scale === undefined ? method : `${method} ${scale}`;
}

function Measure({ measure, onPlay }: { measure: MeasuredInsight; onPlay: PlayFrom }) {
  const { name, value, score, from, evidence } = measure;
  const label = messages.names[name];
  return (
    <li className="py-2.5">
      <div className="flex items-center justify-between gap-3">
        <p className="flex items-center gap-0.5 font-medium">
          {label}
          <MethodButton name={label} method={methodOf(measure)} />
        </p>
        {score !== null && (
          <div className="w-24 shrink-0">
            <ProgressBar label={partOf(label, score)} percent={score * 100} />
          </div>
        )}
      </div>
      <p className="text-ink-soft text-sm tabular-nums">
        {value !== null &&
          `${shown[name](value)} · ${messages.from({ answers: from.answers, words: from.words, seconds: Math.round(from.seconds) })}`}
      </p>
      <Evidence moments={evidence} onPlay={onPlay} />
    </li>
  );
}
