import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueFolders, readCatalogue, textsOf, translatedLanguages, valuesOf } from './catalogues.mjs';
import { declarationOf } from './types.mjs';

/**
 * What is wrong with the catalogues: a text that is missing, superfluous or empty in a language, values that differ from
 * English, a text that is no ICU MessageFormat, a declaration that is not of its catalogue.
 * @returns {string[]} one line each
 */
export function catalogueFaults(root) {
  return catalogueFolders(root).flatMap((folder) => {
    const english = readCatalogue(root, folder, 'en');
    const declaration = join(root, folder, 'en.d.json.ts');
    const isDeclared =
      existsSync(declaration) && readFileSync(declaration, 'utf8') === declarationOf(english);
    return [
      ...(isDeclared ? [] : [`${folder}/en.d.json.ts is not of en.json: run npm run messages`]),
      ...translatedLanguages.flatMap((language) => {
        const translated = readCatalogue(root, folder, language);
        if (translated === undefined) return [`${folder}/${language}.json is missing`];
        return translationFaults(english, translated).map((fault) => `${folder}/${language}.json: ${fault}`);
      }),
    ];
  });
}

/** What is wrong with one translation. */
export function translationFaults(english, translated) {
  const [texts, others] = [textsOf(english), textsOf(translated)];
  const faults = [...others.keys()].filter((key) => !texts.has(key)).map((key) => `${key} is not in English`);
  for (const [key, text] of texts) {
    const other = others.get(key);
    if (other === undefined) faults.push(`${key} is missing`);
    else if (other.trim() === '' && text.trim() !== '') faults.push(`${key} is empty`);
    else faults.push(...valueFaults(text, other).map((fault) => `${key}: ${fault}`));
  }
  return faults;
}

function valueFaults(text, other) {
  let [expected, found] = [new Map(), new Map()];
  try {
    [expected, found] = [valuesOf(text), valuesOf(other)];
  } catch (error) {
    return [`no ICU MessageFormat (${error.message})`];
  }
  const missing = [...expected.keys()].filter((name) => !found.has(name)).map((name) => `no {${name}}`);
  const unknown = [...found.keys()].filter((name) => !expected.has(name)).map((name) => `unknown {${name}}`);
  return [...missing, ...unknown];
}
