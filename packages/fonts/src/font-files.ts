import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Weight = 'plain' | 'bold';

/** DejaVu Sans: Latin, Greek, Cyrillic, Arabic, Hebrew, and other alphabets. */
export const baseFiles: Record<Weight, string> = {
  plain: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')),
  bold: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')),
};

/**
 * Noto Sans for what DejaVu lacks, each in many files with a list of their characters. The lists also name letters of
 * other alphabets, which no file has. The last is for all else: Chinese letters, also of Japanese and Korean texts, are
 * as mainland China writes them.
 */
const families = [
  {
    letters: /\p{Script=Hangul}/u,
    list: import.meta.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
  },
  {
    letters: /\p{Script_Extensions=Thai}/u,
    list: import.meta.resolve('@fontsource-variable/noto-sans-thai/unicode.json'),
  },
  {
    letters: /\p{Script_Extensions=Devanagari}/u,
    list: import.meta.resolve('@fontsource-variable/noto-sans-devanagari/unicode.json'),
  },
  { letters: /./su, list: import.meta.resolve('@fontsource-variable/noto-sans-sc/unicode.json') },
];

type Part = { file: string; ranges: (readonly [first: number, last: number])[] };
const partsByList = new Map<string, Part[]>();

/** The file in which a character should be, if there is one. */
export function fileOf(character: string): string | undefined {
  const list = families.find(({ letters }) => letters.test(character))?.list;
  if (list === undefined) return undefined;
  const parts = partsByList.get(list) ?? partsOf(fileURLToPath(list));
  partsByList.set(list, parts);
  const codePoint = character.codePointAt(0) ?? 0;
  return parts.find(({ ranges }) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last))
    ?.file;
}

/** As CSS writes it: `"[115]": "U+674e,U+6751-6753"`. */
function partsOf(list: string): Part[] {
  const folder = dirname(list);
  const family = folder.slice(folder.lastIndexOf('noto-sans'));
  const listed = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>;
  return Object.entries(listed).map(([name, ranges]) => ({
    file: join(folder, 'files', `${family}-${name.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: ranges.split(',').map((range) => {
      const [first = 0, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((each) => Number.parseInt(each, 16));
      return [first, last] as const;
    }),
  }));
}
