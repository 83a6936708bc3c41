import type { Language } from '@nimble/contracts/languages';
import type { FoundText } from '../../platform/database/index.ts';
import { createOwnTexts } from '../../platform/texts/index.ts';
import { findingTexts } from './checks/checks.findings.ts';

/** Stored values are of any version of Nimble: the compiler cannot know them. */
const texts = createOwnTexts(findingTexts, new URL('./checks/checks.findings.ts', import.meta.url)) as (
  language: Language,
  code: FoundText['code'],
  values: NonNullable<FoundText['values']>,
) => string;

/** What a check found, in the language of the reader. */
export function writeFound(language: Language, found: readonly FoundText[]): string {
  return found
    .map(({ code, values = {} }) => texts(language, code, writtenValues(language, values)))
    .join(' ');
}

/** A finding with the process's machine before it. */
export function writeOnHost(language: Language, host: string, text: string): string {
  return texts(language, 'finding.on_host', { host, text });
}

const written: Readonly<Record<string, (language: Language, value: number) => string>> = {
  ago: duration,
  free: size,
  all: size,
  size,
};

function writtenValues(
  language: Language,
  values: NonNullable<FoundText['values']>,
): NonNullable<FoundText['values']> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, written[name]?.(language, Number(value)) ?? value]),
  );
}

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** In its largest unit: `2 days`, `5 minutes`, `1 second`. */
function duration(language: Language, seconds: number): string {
  const [unit, length] = units.find((one) => seconds >= one[1]) ?? (['second', 1] as const);
  const whole = Math.floor(seconds / length);
  // Behind "vor" and "seit" the unit stands in the dative.
  if (language === 'de' && unit === 'day' && whole > 1) return `${whole} Tagen`;
  return whole.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'long' });
}

/** In gigabytes of 1024³, or in megabytes below one. */
function size(language: Language, bytes: number): string {
  const [name, length] = bytes >= 1024 ** 3 ? (['GB', 1024 ** 3] as const) : (['MB', 1024 ** 2] as const);
  return `${(bytes / length).toLocaleString(language, { maximumFractionDigits: 1 })} ${name}`;
}
