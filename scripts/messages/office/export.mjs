import { textsOf } from '../catalogs.mjs';
import { valuesOf } from '../values.mjs';
import { readTranslation, translatedFiles } from './all-texts.mjs';
import { xliffOf } from './xliff.mjs';

/** Every English text with its translation, as a file for a translation office. */
export function exportTexts(root, language) {
  const files = translatedFiles(root).map(({ file, english, fileOf }) => {
    const translations = readTranslation(root, fileOf(language));
    const texts = [...textsOf(english)].map(([key, text]) => ({
      key,
      english: text,
      translation: translations.get(key),
      note: noteOf(text),
    }));
    return { file, texts };
  });
  return xliffOf(language, files);
}

/** What a translator must keep. */
function noteOf(text) {
  const names = [...valuesOf(text)].map(([name, { type }]) => `{${name}} (${type})`);
  return names.length === 0 ? '' : `ICU MessageFormat. Values to keep: ${names.join(', ')}`;
}
