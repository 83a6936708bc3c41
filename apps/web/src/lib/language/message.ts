import format, { type CompiledMessage } from 'icu-minify/format';
import { locale } from './language.ts';

/** The values of a text. A boolean chooses a case: `{isOn, select, true {on} other {off}}`. */
export type Values = Readonly<Record<string, string | number | boolean | Date>>;

const formatters = {
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...given),
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...given),
};

/** A text with values, as the build compiles it from ICU MessageFormat (apps/web/build/messages.ts). */
export function message(compiled: CompiledMessage): (values: Values) => string {
  return (values) => String(format(compiled, locale(), values, { formatters }));
}
