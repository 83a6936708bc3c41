type Size = { width: number; height: number };

/** Parts of the height and the width. */
const fontPart = 1 / 18;
const linePart = 0.84;
/** The mean width of the font's letters, in parts of its size. */
const letterWidth = 0.62;
const mostLines = 4;
/** Alphabets of the font (DejaVu Sans); a question in another one is left off the card, which keeps its number. */
const unknownLetter =
  /[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Common}]/u;
/** Neither letters nor marks, digits, punctuation or signs of money and arithmetic: emoji, control characters. */
const undrawn = /[^\p{L}\p{M}\p{N}\p{P}\p{Sc}\p{Sm}\s]/gu;

export function fontSizeOf({ height }: Size): number {
  return Math.max(4, Math.round(height * fontPart));
}

/** A question in lines that fit on a card, the last one cut where there are too many. */
export function linesOf(question: string, size: Size): string[] {
  if (unknownLetter.test(question)) return [];
  const most = Math.max(8, Math.floor((size.width * linePart) / (fontSizeOf(size) * letterWidth)));
  const lines: string[] = [];
  const words = question.normalize('NFC').replaceAll(undrawn, '').split(/\s+/u);
  for (const word of words.flatMap((each) => inPieces(each, most))) {
    const last = lines.at(-1);
    if (last !== undefined && [...last].length + 1 + [...word].length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else if (word !== '') lines.push(word);
  }
  if (lines.length <= mostLines) return lines;
  const kept = lines.slice(0, mostLines);
  const end = [...(kept.at(-1) ?? '')].slice(0, most - 1).join('');
  return [...kept.slice(0, -1), `${end}…`];
}

function inPieces(word: string, most: number): string[] {
  const letters = [...word];
  const pieces = [];
  for (let at = 0; at < letters.length; at += most) pieces.push(letters.slice(at, at + most).join(''));
  return pieces;
}
