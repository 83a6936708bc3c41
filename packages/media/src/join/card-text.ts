import { type Fonts, type Line, lettersOf, linesOf, loadFonts, outlineOf } from '@nimble/fonts';

type Size = { width: number; height: number };

/** Parts of the height and the width. */
const fontPart = 1 / 18;
const margin = { top: 0.1, side: 0.08 };
/** In parts of the font's size. */
const lineHeight = 1.5;
const gapAfterNumber = 1.8;
const mostLines = 4;
/** Neither letters nor marks, digits, punctuation or signs of money and arithmetic: emoji, control characters. */
const undrawn = /[^\p{L}\p{M}\p{N}\p{P}\p{Sc}\p{Sm}\s]/gu;

/**
 * The words of a card: how opaque each pixel is. The number stands above the first row of the question, because the two
 * have colors of their own.
 */
export type CardWords = { opacity: Uint8Array; questionTop: number };

export async function drawWords(title: string, number: number, size: Size): Promise<CardWords> {
  const { width, height } = size;
  const fonts = await loadFonts(title.normalize('NFC'), 'plain');
  const fontSize = fontSizeOf(size);
  const ascent = (fontSize * fonts.base.font.ascent) / fonts.base.font.unitsPerEm;
  const numberTop = Math.round(height * margin.top);
  const questionTop = Math.round(numberTop + fontSize * gapAfterNumber);
  const numbered: Line = { pieces: [String(number)], isFromRight: false };
  const paths = [
    lineAt(numbered, numberTop + ascent),
    ...linesOfQuestion(title, size, fonts).map((line, index) =>
      lineAt(line, questionTop + ascent + index * fontSize * lineHeight),
    ),
  ];
  return { opacity: await opacityOf(paths.join(''), size), questionTop };

  function lineAt({ pieces, isFromRight }: Line, y: number): string {
    const used = pieces.reduce((sum, piece) => sum + widthOf(piece, fonts, fontSize), 0);
    let x = isFromRight ? width * (1 - margin.side) - used : width * margin.side;
    return pieces
      .map((piece) => {
        const outline = outlineOf(piece, fonts, { x, y, size: fontSize });
        x += outline.width;
        return outline.path;
      })
      .join('');
  }
}

/**
 * A question in lines that fit on a card, its end cut off where there are too many. One with letters that no font has is
 * left off the card, which keeps its number.
 */
export function linesOfQuestion(question: string, size: Size, fonts: Fonts): Line[] {
  const shown = question.normalize('NFC').replaceAll(undrawn, '').replaceAll(/\s+/gu, ' ').trim();
  const lacking = [...shown].filter((character) => !fonts.has(character));
  if (lacking.some((character) => /\p{L}/u.test(character))) return [];
  const letters = lettersOf([...shown].filter((character) => !lacking.includes(character)).join(''));
  const linesOfFirst = (count: number): Line[] => {
    const text = letters.slice(0, count).join('') + (count < letters.length ? '…' : '');
    return linesOf(text, size.width * (1 - 2 * margin.side), (piece) =>
      widthOf(piece, fonts, fontSizeOf(size)),
    ).filter(({ pieces }) => pieces.length > 0);
  };
  let [fitting, tooMany] = [0, letters.length + 1];
  while (tooMany - fitting > 1) {
    const middle = tooMany > letters.length ? letters.length : Math.floor((fitting + tooMany) / 2);
    if (linesOfFirst(middle).length <= mostLines) fitting = middle;
    else tooMany = middle;
  }
  return linesOfFirst(fitting);
}

function fontSizeOf({ height }: Size): number {
  return Math.max(4, Math.round(height * fontPart));
}

function widthOf(piece: string, fonts: Fonts, size: number): number {
  return outlineOf(piece, fonts, { x: 0, y: 0, size }).width;
}

/** The library is native code, which only workers that draw a card load. */
async function opacityOf(path: string, { width, height }: Size): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${path}"/></svg>`;
  return sharp(Buffer.from(svg)).ensureAlpha().extractChannel('alpha').raw().toBuffer();
}
