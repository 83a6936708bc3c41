const unit = String.raw`(?<=[\d}#]) (?:[KMG]o|[KkMG]B|ms|[hs]|min|dB|Hz)(?![\p{L}’])`;

/** Plain spaces at which a line could break and begin with a sign or a unit. */
const breakable = {
  de: new RegExp(String.raw`\S* [%…]|[\d}#]+${unit}`, 'gu'),
  es: new RegExp(String.raw`\S* %|[\d}#]+${unit}`, 'gu'),
  fr: new RegExp(String.raw`« \S+(?: »)?|\S* [:;!?%»]|[\d}#]+${unit}`, 'gu'),
};

/**
 * Where a translation has a plain space although its language has a no-break space there.
 * @returns {string[]} one line each
 */
export function spaceFaults(language, text) {
  const found = Object.hasOwn(breakable, language) ? text.match(breakable[language]) : null;
  return (found ?? []).map((place) => `“${place}” has a plain space where a no-break space belongs`);
}
