import type { Fonts } from '@nimble/fonts';

/** Shown for a character that the fonts do not have. */
const replacement = '□';
/** Joiners, variation selectors and keycaps show nothing by themselves, and skin tones need more than one color. */
const invisible = /[\p{Cf}\p{Variation_Selector}\p{Emoji_Modifier}\u20e3]/gu;

/** One line break stays one; other control characters become spaces. */
export function plainText(given: string): string {
  return given
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ');
}

/** Makes texts that the given fonts can show, and remembers whether a character was replaced. */
export function createPrintable() {
  let hasReplaced = false;
  return {
    text: (given: string, { has }: Fonts): string =>
      [...plainText(given)]
        .map((character) => {
          if (character === '\n' || has(character)) return character;
          hasReplaced = true;
          return replacement;
        })
        .join(''),
    hasReplaced: () => hasReplaced,
  };
}
