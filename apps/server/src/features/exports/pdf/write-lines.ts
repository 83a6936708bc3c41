import { type Fonts, hasRightToLeft, linesOf } from '@nimble/fonts';

export type Place = { x: number; width: number; height?: number; align?: 'left' };
/** `setStyle` sets font, size and color, which end with a page. */
type Writing = { fonts: Fonts; size: number; setStyle: () => void };

/** PDFKit lays out texts of one font from left to right; others are laid out by us. */
export function isLaidOutByUs(shown: string, { base, runsOf }: Fonts): boolean {
  return hasRightToLeft(shown) || runsOf(shown).some(({ face }) => face !== base);
}

/** Writes below what is there. Each piece stands on the baseline of the line, whatever its font. */
export function writeLines(
  document: PDFKit.PDFDocument,
  shown: string,
  { x, width, align }: Place,
  { fonts, size, setStyle }: Writing,
): void {
  // With a list of font features, even an empty one, PDFKit shapes a piece as a whole.
  const shaped = {
    features: [],
    lineBreak: false,
    baseline: 'alphabetic',
  } satisfies PDFKit.Mixins.TextOptions;
  setStyle();
  const { base, runsOf } = fonts;
  const widths = new Map<string, number>();
  const widthOfRun = ({ text, face }: ReturnType<typeof runsOf>[number]): number => {
    // Shaping takes most of the time, and words recur.
    const known = widths.get(text) ?? document.font(face.name).widthOfString(text, shaped);
    widths.set(text, known);
    return known;
  };
  const widthOf = (piece: string): number => runsOf(piece).reduce((sum, run) => sum + widthOfRun(run), 0);
  const lines = linesOf(shown, width, widthOf);
  const lineHeight = document.font(base.name).currentLineHeight(true) + 2;
  const ascent = (size * base.font.ascent) / base.font.unitsPerEm;
  for (const { pieces, isFromRight } of lines) {
    if (document.y + lineHeight > document.page.maxY()) {
      document.continueOnNewPage();
      setStyle();
    }
    const { y } = document;
    const used = pieces.reduce((sum, piece) => sum + widthOf(piece), 0);
    let left = isFromRight && align !== 'left' ? x + width - used : x;
    for (const run of pieces.flatMap((piece) => runsOf(piece))) {
      document.font(run.face.name).text(run.text, left, y + ascent, shaped);
      left += widthOfRun(run);
    }
    document.y = y + lineHeight;
  }
  // What follows must not be written in the font of the last piece, which has a few characters.
  setStyle();
}
