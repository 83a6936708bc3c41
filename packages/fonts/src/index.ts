export { hasRightToLeft, type Line, linesOf } from './lines.ts';
export { type Fonts, loadFonts } from './load-fonts.ts';
export { outlineOf } from './outline.ts';
export { lettersOf } from './words.ts';
