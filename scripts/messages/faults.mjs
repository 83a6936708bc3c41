import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueFolders, readCatalogue, textsOf, translatedLanguages, valuesOf } from './catalogues.mjs';
import { contractTexts } from './contract-texts.mjs';
import { declarationOf } from './types.mjs';

/**
 * What is wrong with the catalogues: a text that is missing, superfluous or empty in a language, values that differ from
 * English, a text that is no ICU MessageFormat, a declaration that is not of its catalogue.
 * @returns {string[]} one line each
 */
export function catalogueFaults(root) {
  return [...pageFaults(root), ...contractFaults(root)];
}

function pageFaults(root) {
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

/** The same for the texts that the server sends: also values that a text takes but does not declare. */
export function contractFaults(root) {
  return contractTexts(root).flatMap(({ file, texts }) => {
    const english = Object.fromEntries(Object.entries(texts).map(([code, { text }]) => [code, text]));
    return [
      ...Object.entries(texts).flatMap(([code, text]) =>
        undeclaredValues(text).map((name) => `${file}.ts: ${code} does not declare {${name}}`),
      ),
      ...translatedLanguages.flatMap((language) => {
        const translation = `${file}.${language}.json`;
        const path = join(root, translation);
        if (!existsSync(path)) return [`${translation} is missing`];
        const translated = new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8'))));
        return faultsOf(new Map(Object.entries(english)), translated).map(
          (fault) => `${translation}: ${fault}`,
        );
      }),
    ];
  });
}

function undeclaredValues({ text, values = {} }) {
  return [...valuesOf(text).keys()].filter((name) => !Object.hasOwn(values, name));
}

/** What is wrong with one translation. */
export function translationFaults(english, translated) {
  return faultsOf(textsOf(english), textsOf(translated));
}

function faultsOf(texts, others) {
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
