const variant = String.raw`(?:[\w-]+(?:\[[^\]\s]*\])?(?:/\w+)?:)*!?`;
const before = String.raw`(?<=["'\x60\s])`;
const value = String.raw`-[\w[(]`;

const utilities = [
  new RegExp(`${before}${variant}-?(?:[mp][lr]|scroll-[mp][lr]|left|right)${value}`, 'g'),
  new RegExp(`${before}${variant}(?:border-[lr]|rounded-(?:[lr]|[tb][lr]))(?=[-"'\x60\\s])`, 'g'),
  new RegExp(String.raw`${before}${variant}(?:text|float|clear)-(?:left|right)(?=["'\x60\s])`, 'g'),
];
const declarations = [
  /(?<![\w-])(?:margin|padding|border|inset)-(?:left|right)(?:-\w+)?\s*:/g,
  /(?<![\w-])border-(?:top|bottom)-(?:left|right)-radius\s*:/g,
  /(?<=[;{]\s*)(?:left|right)\s*:/g,
  /(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)/g,
];
const properties = [
  /(?<![\w.])(?:margin|padding|border)(?:Left|Right)\w*\s*:/g,
  /(?<![\w.])textAlign\s*:\s*'(?:left|right)'/g,
];

/** @param {string} source with comments blanked out, at the same length */
const withoutComments = (source) =>
  source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' '));

/**
 * Places of the web that name a side where CSS knows start and end, so that a page from right to left would keep the
 * layout of English.
 * @param {string} file path from the root
 * @param {string} source its text
 * @returns {number[]} the lines, from 1
 */
export function physicalDirections(file, source) {
  if (!file.startsWith('apps/web/src/') || /\.test\.tsx?$|\/testing\//.test(file)) return [];
  const patterns = file.endsWith('.css') ? declarations : [...utilities, ...properties];
  const code = withoutComments(source);
  const lines = patterns.flatMap((pattern) =>
    [...code.matchAll(pattern)].map(({ index }) => code.slice(0, index).split('\n').length),
  );
  return [...new Set(lines)].toSorted((one, other) => one - other);
}
