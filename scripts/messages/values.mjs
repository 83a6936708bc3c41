import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

const plain = 'string | number';

/**
 * The values that a text takes, each with its type and, of a plural or a choice, the cases that the text has for it.
 * @returns {Map<string, { type: string, plural: Set<string>, choice: Set<string> }>}
 * @throws when the text is no ICU MessageFormat
 */
export function valuesOf(text) {
  const values = new Map();
  collect(parse(text, { captureLocation: false }), values);
  return values;
}

function collect(elements, values) {
  for (const element of elements) {
    if (element.type === TYPE.tag) throw new Error('A text holds no tags.');
    const type = typeOf(element);
    if (type !== undefined) add(element, type, values);
    for (const option of Object.values(element.options ?? {})) collect(option.value, values);
  }
}

function add(element, type, values) {
  const value = values.get(element.value) ?? { type, plural: new Set(), choice: new Set() };
  values.set(element.value, value);
  if (type !== plain) value.type = type;
  const cases = { [TYPE.plural]: value.plural, [TYPE.select]: value.choice }[element.type];
  for (const name of Object.keys(element.options ?? {})) cases.add(name);
}

function typeOf(element) {
  if (element.type === TYPE.argument) return plain;
  if (element.type === TYPE.number || element.type === TYPE.plural) return 'number';
  if (element.type === TYPE.date || element.type === TYPE.time) return 'Date';
  if (element.type === TYPE.select) return 'true' in element.options ? 'boolean' : 'string';
  return undefined;
}
