import { insightStatementTexts } from '@nimble/contracts/insights';
import type { Language } from '@nimble/contracts/languages';
import type { KeptStatement } from '../../../platform/database/tables/insight-tables.ts';
import { createTexts, languageOfCall } from '../../../platform/texts/index.ts';

type Moment = KeptStatement['evidence'][number];

const texts = createTexts(insightStatementTexts, 'insights.statements') as (
  language: Language,
  code: keyof typeof insightStatementTexts,
  values: Readonly<Record<string, string | number>>,
) => string;

/** The sentence of a statement, in the language of the call; that of a language model as it was written. */
export function textOfStatement(statement: KeptStatement): string {
  if (statement.source === 'model') return statement.text;
  const language = languageOfCall();
  const { code, values, evidence, isWhole } = statement;
  const list = (
    moments: readonly Moment[],
    one: (moment: Moment) => string,
    between = texts(language, 'insight.between', {}),
  ) => (moments.length === 0 ? 'none' : moments.map(one).join(between));
  const moment = ({ number, start }: Moment) =>
    texts(language, 'insight.moment', { number, time: clock(start) });
  const passage = ({ number, start, end }: Moment) =>
    texts(language, 'insight.passage', { number, start: clock(start), end: clock(end) });
  const quote = ({ quote: words, start }: Moment) =>
    texts(language, 'insight.quote', { quote: words ?? '', time: clock(start) });
  const found = isWhole ? [] : evidence;
  const text = texts(language, code, {
    ...writtenNumbers(language, values),
    moments: list(found, moment),
    passages: list(found, passage),
    quotes: list(found, quote, ', '),
  });
  if (!isWhole) return text;
  const over = texts(language, 'insight.measured_over', { passages: list(evidence, passage) });
  return `${text} ${over}`;
}

const written: Readonly<Record<string, (language: Language, value: number) => string>> = {
  share: (language, value) => value.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 }),
  seconds: (language, value) => value.toLocaleString(language),
  rate: oneDecimal,
  semitones: oneDecimal,
  // A length, rounded as the page does; the others are moments.
  time: (_language, value) => clock(Math.round(value)),
  start: (_language, value) => clock(value),
  end: (_language, value) => clock(value),
};

function writtenNumbers(
  language: Language,
  values: Readonly<Record<string, number>>,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, written[name]?.(language, value) ?? value]),
  );
}

function oneDecimal(language: Language, value: number): string {
  return value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** `0:42` */
function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
