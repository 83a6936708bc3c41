import { valuesOf } from './values.mjs';

/**
 * The declaration of an English catalog as the build compiles it: texts, functions of their values, lists, groups.
 * @param {object} catalog the parsed en.json
 */
export function declarationOf(catalog) {
  return `// Made from en.json by \`npm run messages\`.
declare const texts: ${typeOf(catalog, '')};
export default texts;
`;
}

function typeOf(part, indent) {
  if (typeof part === 'string') return typeOfText(part);
  if (Array.isArray(part))
    return `readonly ${typeof part[0] === 'string' ? 'string' : typeOf(part[0], indent)}[]`;
  const inner = `${indent}  `;
  const entries = Object.entries(part).map(
    ([key, value]) => `${inner}readonly ${nameOf(key)}: ${typeOf(value, inner)};\n`,
  );
  return `{\n${entries.join('')}${indent}}`;
}

function typeOfText(text) {
  const values = [...valuesOf(text)];
  if (values.length === 0) return 'string';
  return `(values: { ${values.map(([name, { type }]) => `readonly ${name}: ${type}`).join('; ')} }) => string`;
}

function nameOf(key) {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`;
}
