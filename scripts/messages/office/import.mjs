import { textsOf } from '../catalogs.mjs';
import { textFaults } from '../text-faults.mjs';
import { readTranslation, translatedFiles, writeTranslation } from './all-texts.mjs';
import { readXliff } from './xliff.mjs';

/**
 * Writes the translations of an office's file. Texts whose English has changed since the export stay as they are: their
 * translation is of another text.
 * @returns {{ faults: string[], files: string[], changed: string[], outdated: string[], unknown: string[],
 *   untranslated: string[] }} with `faults`, nothing was written
 */
export function importTexts(root, language, xml) {
  const found = readXliff(xml);
  if (found.language !== language) throw new Error(`The file is in ${found.language}, not in ${language}.`);
  const sources = new Map(translatedFiles(root).map((source) => [source.file, source]));
  const result = { faults: [], files: [], changed: [], outdated: [], unknown: [], untranslated: [] };
  const writes = [];
  for (const [file, texts] of Map.groupBy(found.texts, (text) => text.file)) {
    const source = sources.get(file);
    if (source === undefined) result.unknown.push(file);
    else writes.push(newTexts(root, language, source, texts, result));
  }
  if (result.faults.length > 0) return result;
  for (const { path, english, texts, isChanged } of writes)
    if (isChanged) {
      writeTranslation(root, path, english, texts);
      result.files.push(path);
    }
  return result;
}

/** The translation of one file after the import. */
function newTexts(root, language, { file, english, fileOf }, found, result) {
  const current = textsOf(english);
  const texts = readTranslation(root, fileOf(language));
  let isChanged = false;
  for (const { key, english: exported, translation = '' } of found) {
    const place = `${file}: ${key}`;
    const now = current.get(key);
    if (now === undefined) result.unknown.push(place);
    else if (now !== exported) result.outdated.push(`${place}\n  then: ${exported}\n  now:  ${now}`);
    else if (translation.trim() === '' && now.trim() !== '') result.untranslated.push(place);
    else {
      result.faults.push(...textFaults(language, now, translation).map((fault) => `${place}: ${fault}`));
      if (texts.get(key) === translation) continue;
      result.changed.push(`${place}\n  from: ${texts.get(key) ?? '(none)'}\n  to:   ${translation}`);
      texts.set(key, translation);
      isChanged = true;
    }
  }
  return { path: fileOf(language), english, texts, isChanged };
}
