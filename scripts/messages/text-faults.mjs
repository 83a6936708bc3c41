import { spaceFaults } from './space-faults.mjs';
import { valuesOf } from './values.mjs';

/**
 * What is wrong with the texts of a translation.
 * @param {string} language of `others`
 * @param {Map<string, string>} texts English, by their keys
 * @param {Map<string, string>} others the same translated
 * @returns {string[]} one line each
 */
export function translationFaults(language, texts, others) {
  const faults = [...others.keys()].filter((key) => !texts.has(key)).map((key) => `${key} is not in English`);
  for (const [key, text] of texts) {
    const other = others.get(key);
    if (other === undefined) faults.push(`${key} is missing`);
    else faults.push(...textFaults(language, text, other).map((fault) => `${key}: ${fault}`));
  }
  return faults;
}

/** What is wrong with one translation; English is compared with itself. */
export function textFaults(language, text, other) {
  if (other.trim() === '' && text.trim() !== '') return ['the text is empty'];
  let [expected, found] = [new Map(), new Map()];
  try {
    [expected, found] = [valuesOf(text), valuesOf(other)];
  } catch (error) {
    return [`no ICU MessageFormat (${error.message})`];
  }
  return [
    ...spaceFaults(language, other),
    ...[...expected.keys()].filter((name) => !found.has(name)).map((name) => `no {${name}}`),
    ...[...found].flatMap(([name, value]) => {
      if (!expected.has(name)) return [`unknown {${name}}`];
      return [
        ...typeFaults(expected.get(name), value),
        ...pluralFaults(language, expected.get(name), value),
        ...choiceFaults(expected.get(name), value),
      ].map((fault) => `{${name}}: ${fault}`);
    }),
  ];
}

function typeFaults(expected, found) {
  if (found.type === expected.type) return [];
  return [`it is ${expected.type} in English, here ${found.type}`];
}

/** Forms for exact numbers (`=0`) are in all languages or in none, except `=1`, which some say with `one`. */
function pluralFaults(language, expected, found) {
  if (found.plural.size === 0) return [];
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const unknown = [...found.plural].filter((form) => !isExact(form) && !forms.includes(form));
  const exact = [...expected.plural].filter((form) => isExact(form) && form !== '=1');
  const missing = [...forms.filter((form) => isNeeded(form, expected, found)), ...exact];
  return [
    ...unknown.map((form) => `the language has no form ${form}`),
    ...missing.filter((form) => !found.plural.has(form)).map((form) => `no form ${form}`),
  ];
}

/** Beside an exact number, `other` may fit all others: `{count, plural, =0 {None} other {# of them}}`. */
function isNeeded(form, expected, found) {
  if (form === 'many') return false; // Only for whole millions, which nothing here counts.
  if (form === 'one' && found.plural.has('=1')) return false;
  return expected.plural.has(form) || ![...found.plural].some(isExact);
}

function isExact(form) {
  return form.startsWith('=');
}

function choiceFaults(expected, found) {
  return [
    ...[...expected.choice].filter((one) => !found.choice.has(one)).map((one) => `no case ${one}`),
    ...[...found.choice].filter((one) => !expected.choice.has(one)).map((one) => `unknown case ${one}`),
  ];
}
