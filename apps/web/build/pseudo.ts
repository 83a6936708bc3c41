import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

const accented = new Map(
  [
    ...'AÀBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽaåbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqǫrŕsštţuûvṽwŵxẋyýzž',
  ].flatMap((letter, index, all) => (index % 2 === 0 ? [[letter, all[index + 1] ?? letter] as const] : [])),
);

/** What a text in a pseudo-language looks like: `[Šåṽé ~~]`, or between marks that turn it from right to left. */
export function pseudo(language: string): (text: string) => string {
  const [open, close] = language === 'ar-XB' ? ['\u202e', '\u202c'] : ['[', ']'];
  return (text) => {
    if (text === '') return text;
    const more = language === 'ar-XB' ? '' : ` ${'~'.repeat(Math.ceil(text.length * 0.4))}`;
    return `${open}${printAST(changed(parse(text)))}${more}${close}`;
  };
}

/** The letters of the literal parts; values, plurals and cases stay. */
function changed(elements: MessageFormatElement[]): MessageFormatElement[] {
  return elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: accent(element.value) };
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
    const options = Object.fromEntries(
      Object.entries(element.options).map(([key, option]) => [
        key,
        { ...option, value: changed(option.value) },
      ]),
    );
    return { ...element, options };
  });
}

function accent(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => accented.get(letter) ?? letter);
}
