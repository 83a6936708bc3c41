import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Weight = 'plain' | 'bold';

/** DejaVu Sans: Latin, Greek, Cyrillic, Arabic, Hebrew, and other alphabets. */
export const baseFiles: Record<Weight, string> = {
  plain: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')),
  bold: fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')),
};

/**
 * Noto for what DejaVu lacks, each in many files with a list of their characters. The lists also name letters of other
 * alphabets, which no file has. The last takes everything else: Chinese letters, in Japanese and Korean texts too, have
 * the forms of mainland China.
 */
const families = [
  {
    letters: /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u,
    list: import.meta.resolve('@fontsource-variable/noto-emoji/unicode.json'),
  },
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

/** The file of each character that a list names. */
type FilesByCodePoint = ReadonlyMap<number, string>;
const filesByList = new Map<string, FilesByCodePoint>();

/** The file in which a character should be, if there is one. */
export function fileOf(character: string): string | undefined {
  const list = families.find(({ letters }) => letters.test(character))?.list;
  if (list === undefined) return undefined;
  const files = filesByList.get(list) ?? filesOf(fileURLToPath(list));
  filesByList.set(list, files);
  return files.get(character.codePointAt(0) ?? 0);
}

/** As CSS writes it: `"[115]": "U+674e,U+6751-6753"`. */
function filesOf(list: string): FilesByCodePoint {
  const folder = dirname(list);
  const family = basename(folder);
  const listed = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>;
  const files = new Map<number, string>();
  for (const [name, ranges] of Object.entries(listed)) {
    const file = join(folder, 'files', `${family}-${name.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`);
    for (const codePoint of ranges.split(',').flatMap(codePointsOf))
      if (!files.has(codePoint)) files.set(codePoint, file);
  }
  return files;
}

/** Of `U+674e`, or of `U+6751-6753`. */
function codePointsOf(range: string): number[] {
  const [first = 0, last = first] = range
    .replace('U+', '')
    .split('-')
    .map((each) => Number.parseInt(each, 16));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
