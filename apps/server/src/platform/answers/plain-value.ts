import type { KeptValue } from '@nimble/contracts/answers';
import type { Language } from '@nimble/contracts/languages';

/** An answer that is not recorded as one text, in a language or, without one, as programs read it. */
export function plainValue(value: KeptValue, language?: Language): string {
  switch (value.format) {
    case 'text':
      return value.text;
    case 'choice':
      return value.chosen.map(({ text }) => text).join('\n');
    case 'number': {
      const number = language === undefined ? String(value.number) : numberIn(language).format(value.number);
      return value.unit === null ? number : `${number} ${value.unit}`;
    }
    case 'file':
      return value.files.map(({ name }) => name).join('\n');
    case 'date':
      return language === undefined ? value.date : dayIn(language).format(new Date(value.date));
  }
}

const numberIn = (language: Language) => new Intl.NumberFormat(language, { maximumFractionDigits: 4 });
const dayIn = (language: Language) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
