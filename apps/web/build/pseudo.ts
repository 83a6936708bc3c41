import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { accent, framed } from '../src/lib/language/pseudo.ts';

/** What a text in a pseudo-language looks like: `[Šåṽé ~~]`, or between marks that turn it from right to left. */
export function pseudo(language: string): (text: string) => string {
  return (text) => (text === '' ? text : framed(language, printAST(changed(parse(text))), text.length));
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
