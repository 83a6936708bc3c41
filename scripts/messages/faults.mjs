import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { catalogFolders, readCatalog, textsOf, translatedLanguages } from './catalogs.mjs';
import { contractTexts } from './contract-texts.mjs';
import { textFaults, translationFaults } from './text-faults.mjs';
import { declarationOf } from './types.mjs';
import { valuesOf } from './values.mjs';

/**
 * What is wrong with the catalogs: a text that is missing, superfluous or empty in a language, values, plural forms or
 * cases that differ from English, a text that is no ICU MessageFormat, a declaration that is not of its catalog, a file
 * that nothing reads.
 * @returns {string[]} one line each
 */
export function catalogFaults(root) {
  return [...pageFaults(root), ...contractFaults(root)];
}

export function pageFaults(root) {
  const files = ['en.d.json.ts', 'en.json', ...translatedLanguages.map((language) => `${language}.json`)];
  return catalogFolders(root).flatMap((folder) => {
    const unknown = readdirSync(join(root, folder)).filter((file) => !files.includes(file));
    const faults = unknown.map((file) => `${folder}/${file}: no language has this file`);
    const english = readCatalog(root, folder, 'en');
    if (english === undefined) return [...faults, `${folder}/en.json is missing`];
    const broken = selfFaults(textsOf(english)).map((fault) => `${folder}/en.json: ${fault}`);
    if (broken.length > 0) return [...faults, ...broken];
    return [...faults, ...declarationFaults(root, folder, english), ...languageFaults(root, folder, english)];
  });
}

function declarationFaults(root, folder, english) {
  const path = join(root, folder, 'en.d.json.ts');
  const isCurrent = existsSync(path) && readFileSync(path, 'utf8') === declarationOf(english);
  return isCurrent ? [] : [`${folder}/en.d.json.ts is not of en.json: run npm run messages`];
}

function languageFaults(root, folder, english) {
  return translatedLanguages.flatMap((language) => {
    const translated = readCatalog(root, folder, language);
    if (translated === undefined) return [`${folder}/${language}.json is missing`];
    const faults = translationFaults(language, textsOf(english), textsOf(translated));
    return faults.map((fault) => `${folder}/${language}.json: ${fault}`);
  });
}

/** The same for the texts that the server sends: also values that a text takes but does not declare. */
export function contractFaults(root) {
  return contractTexts(root).flatMap(({ file, texts }) => {
    const english = new Map(Object.entries(texts).map(([code, { text }]) => [code, text]));
    const broken = selfFaults(english).map((fault) => `${file}.ts: ${fault}`);
    if (broken.length > 0) return broken;
    return [
      ...Object.entries(texts).flatMap(([code, text]) =>
        undeclaredValues(text).map((fault) => `${file}.ts: ${code} ${fault}`),
      ),
      ...unknownTranslations(root, file),
      ...translatedLanguages.flatMap((language) => {
        const translation = `${file}.${language}.json`;
        const path = join(root, translation);
        if (!existsSync(path)) return [`${translation} is missing`];
        const translated = new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8'))));
        const faults = translationFaults(language, english, translated);
        return faults.map((fault) => `${translation}: ${fault}`);
      }),
    ];
  });
}

function selfFaults(texts) {
  return [...texts].flatMap(([key, text]) => textFaults('en', text, text).map((fault) => `${key}: ${fault}`));
}

function undeclaredValues({ text, values = {} }) {
  return [...valuesOf(text)].flatMap(([name, { type }]) => {
    if (!Object.hasOwn(values, name)) return [`does not declare {${name}}`];
    return type === 'number' && values[name] !== 'number' ? [`does not declare {${name}} as a number`] : [];
  });
}

function unknownTranslations(root, file) {
  const known = translatedLanguages.map((language) => `${basename(file)}.${language}.json`);
  return readdirSync(join(root, dirname(file)))
    .filter(
      (name) => name.startsWith(`${basename(file)}.`) && name.endsWith('.json') && !known.includes(name),
    )
    .map((name) => `${dirname(file)}/${name}: no language has this file`);
}
