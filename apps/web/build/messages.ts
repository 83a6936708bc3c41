import { readFile } from 'node:fs/promises';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { pseudo } from './pseudo.ts';

const catalog = /\/messages\/[a-z]{2}\.json(?:\?(en-XA|ar-XB))?$/;

/**
 * Compiles catalogs: `messages/en.json` becomes a module with the same keys, in which a text without values is a
 * string, one with values a function, and a list of texts an array. With `?en-XA` or `?ar-XB` its texts are made into
 * a pseudo-language first.
 */
export function messages(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    async load(id) {
      const found = catalog.exec(id);
      if (found === null) return null;
      const [file = ''] = id.split('?');
      this.addWatchFile(file);
      const language = found[1];
      const text = language === undefined ? (written: string) => written : pseudo(language);
      const code = codeOf(JSON.parse(await readFile(file, 'utf8')), text);
      const message = "import { message as m } from '/src/lib/language/message.ts';";
      return { code: `${message}\nexport default ${code};\n`, moduleType: 'js' };
    },
  };
}

/** JavaScript of a part of a catalog. */
function codeOf(part: unknown, text: (written: string) => string): string {
  if (typeof part === 'string') {
    const compiled = compile(text(part));
    return typeof compiled === 'string' ? JSON.stringify(compiled) : `m(${JSON.stringify(compiled)})`;
  }
  if (Array.isArray(part)) return `[${part.map((each) => codeOf(each, text)).join(',')}]`;
  if (typeof part !== 'object' || part === null) throw new Error('A catalog holds texts, lists and groups.');
  const entries = Object.entries(part).map(([key, value]) => `${JSON.stringify(key)}:${codeOf(value, text)}`);
  return `{${entries.join(',')}}`;
}
