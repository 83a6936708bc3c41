import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';

/** DejaVu Sans: Latin, Greek, Cyrillic, and other alphabets. */
export const fontFiles = {
  plain: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')),
  bold: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')),
};

/** Shown for a character that the fonts do not have. */
const replacement = '□';
/** Joiners and variation selectors show nothing by themselves. */
const invisible = /[\p{Cf}\p{Variation_Selector}]/gu;

/** Makes texts that both fonts can show, and remembers whether a character was replaced. */
export function createPrintable() {
  const fonts = Object.values(fontFiles).map((file) => {
    const font = openSync(file);
    if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} is not a single font.`);
    return font;
  });
  const known = new Map<number, boolean>();
  const isKnown = (codePoint: number): boolean => {
    let found = known.get(codePoint);
    if (found === undefined) {
      found = fonts.every((font) => font.hasGlyphForCodePoint(codePoint));
      known.set(codePoint, found);
    }
    return found;
  };
  let hasReplaced = false;
  return {
    /** One line break stays one; other control characters become spaces. */
    text(given: string): string {
      const plain = given
        .toWellFormed()
        .normalize('NFC')
        .replaceAll(invisible, '')
        .replaceAll(/\r\n?/g, '\n')
        .replaceAll(/[^\P{Cc}\n]/gu, ' ');
      return [...plain]
        .map((character) => {
          if (character === '\n' || isKnown(character.codePointAt(0) ?? 0)) return character;
          hasReplaced = true;
          return replacement;
        })
        .join('');
    },
    hasReplaced: () => hasReplaced,
  };
}
