import parsePhoneNumber, {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
} from 'libphonenumber-js/min';
import { locale } from '../../../lib/language/language.ts';

/** `code` is the two letters of the country, `phone` its calling code without a plus. */
export type Country = { code: string; name: string; phone: string };

/** Every country with a calling code, by name in the reader's language. */
export function listCountries(): Country[] {
  const names = new Intl.DisplayNames(locale(), { type: 'region' });
  const collator = new Intl.Collator(locale());
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code, phone: getCountryCallingCode(code) }))
    .sort((one, other) => collator.compare(one.name, other.name));
}

/** The largest of the countries that share a calling code; else +1 would be Antigua, first by its letters. */
const largest: readonly CountryCode[] = [
  'US',
  'RU',
  'IT',
  'GB',
  'NO',
  'AU',
  'MA',
  'RE',
  'SH',
  'FI',
  'GP',
  'CW',
];

/** The country of a number among those that share a calling code, as far as its digits tell. */
export function countryOf(phone: string, digits: string): string {
  const found: CountryCode | undefined = parsePhoneNumber(`+${phone}${digits}`)?.country;
  return found ?? [...largest, ...getCountries()].find((code) => getCountryCallingCode(code) === phone) ?? '';
}
