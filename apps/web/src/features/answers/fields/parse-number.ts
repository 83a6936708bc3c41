/** Spaces and apostrophes between groups of digits, as in French and Swiss numbers. */
const groupSpaces = /[\s'’]/g;
const grouped = /^\d{1,3}([.,]\d{3})+$/;

/**
 * A number as people type it, with the decimal separator of their language or the other one: in English and in German,
 * `1.5` and `1,5` are one and a half. Only `1,234` differs, which is a thousand and more where commas stand between
 * groups. null: not a number.
 */
export function parseNumber(typed: string, locale: string): number | null {
  const [, sign = '', digits = ''] = /^([+\-−–]?)([\d.,]+)$/.exec(typed.replaceAll(groupSpaces, '')) ?? [];
  const plain = withPoint(digits, decimalSeparator(locale));
  if (plain === null || !/\d/.test(plain)) return null;
  const number = Number(plain);
  return sign === '' || sign === '+' ? number : number === 0 ? 0 : -number;
}

function withPoint(digits: string, decimal: string): string | null {
  const separators = [...digits].filter((each) => each === '.' || each === ',');
  const last = separators.at(-1);
  if (last === undefined) return digits;
  const isMixed = separators.some((each) => each !== last);
  const isOnce = separators.filter((each) => each === last).length === 1;
  if (isMixed) {
    if (!isOnce) return null;
    const [whole = '', part = ''] = digits.split(last);
    return grouped.test(whole) ? `${whole.replaceAll(/[.,]/g, '')}.${part}` : null;
  }
  if (!isOnce || (last !== decimal && grouped.test(digits)))
    return grouped.test(digits) ? digits.replaceAll(last, '') : null;
  return digits.replace(',', '.');
}

function decimalSeparator(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
