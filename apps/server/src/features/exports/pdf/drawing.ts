import type { Language } from '@nimble/contracts/languages';
import PDFDocument from 'pdfkit';
import { createPrintable, fontFiles } from './fonts.ts';
import { hasRightToLeft, linesOf } from './right-to-left.ts';

/** Sets what PDF/UA asks for; the types do not know it yet. */
const accessible: string = 'PDF/UA';
export const margin = 56;
const colors = { ink: '#1b1b1f', soft: '#5a5a66', line: '#c9c9d1' } as const;
const labelWidth = 150;

export type DocumentFacts = { title: string; language: Language; author: string };
/** How screen readers announce a part. */
type Role = 'H1' | 'H2' | 'H3' | 'P';
export type TextStyle = { size?: number; isBold?: boolean; color?: keyof typeof colors; gap?: number };
export type Drawing = ReturnType<typeof openDrawing>;

/** An empty tagged document. */
export function openDrawing({ title, language, author }: DocumentFacts) {
  const printable = createPrintable();
  const document = new PDFDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    subset: accessible as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: printable.text(title),
      Author: printable.text(author),
      Producer: 'Nimble',
      Creator: 'Nimble',
    },
  });
  document.registerFont('plain', fontFiles.plain);
  document.registerFont('bold', fontFiles.bold);
  const root = document.struct('Document');
  document.addStructure(root);
  return { document, printable, root, width: document.page.width - 2 * margin };
}

export function setStyle(
  { document }: Drawing,
  { size = 10, isBold = false, color = 'ink' }: TextStyle,
): void {
  document
    .font(isBold ? 'bold' : 'plain')
    .fontSize(size)
    .fillColor(colors[color]);
}

/** Begins another page where less than this height is left: a heading must not stand alone at the end. */
export function makeRoom({ document }: Drawing, height: number): void {
  if (document.y + height > document.page.height - margin) document.addPage();
}

type Place = { x: number; width: number; height?: number; align?: 'left' };

/** Writes below what is there; only texts with Arabic or Hebrew letters are laid out by us. */
function write(drawing: Drawing, shown: string, { x, ...place }: Place, how: TextStyle): void {
  const { document } = drawing;
  setStyle(drawing, how);
  if (!hasRightToLeft(shown)) {
    document.text(shown, x, document.y, { lineGap: 2, ...place });
    return;
  }
  // With a list of font features, even an empty one, PDFKit shapes a piece as a whole.
  const shaped = { features: [], lineBreak: false } satisfies PDFKit.Mixins.TextOptions;
  const widthOf = (piece: string): number => document.widthOfString(piece, shaped);
  const lineHeight = document.currentLineHeight(true) + 2;
  for (const { pieces, isFromRight } of linesOf(shown, place.width, widthOf)) {
    if (document.y + lineHeight > document.page.maxY()) {
      document.continueOnNewPage();
      setStyle(drawing, how);
    }
    const { y } = document;
    const widths = pieces.map(widthOf);
    let left =
      isFromRight && place.align !== 'left'
        ? x + place.width - widths.reduce((sum, wide) => sum + wide, 0)
        : x;
    for (const [index, piece] of pieces.entries()) {
      document.text(piece, left, y, shaped);
      left += widths[index] ?? 0;
    }
    document.y = y + lineHeight;
  }
}

/** For programs that read aloud: a text that is drawn piece by piece. */
function spoken(shown: string): { actual?: string } {
  return hasRightToLeft(shown) ? { actual: shown } : {};
}

export function addText(drawing: Drawing, role: Role, given: string, how: TextStyle = {}): void {
  const { document, printable, root, width } = drawing;
  const shown = printable.text(given);
  root.add(document.struct(role, spoken(shown), () => write(drawing, shown, { x: margin, width }, how)));
  document.y += how.gap ?? 4;
}

/** Only for the eye. */
export function addLine({ document, width }: Drawing): void {
  const { y } = document;
  document.markContent('Artifact', { type: 'Layout' });
  document
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .lineWidth(0.5)
    .strokeColor(colors.line)
    .stroke();
  document.endMarkedContent();
}

/** A label and its value beside it. */
export function addFact(drawing: Drawing, label: string, value: string): void {
  const { document, printable, root, width } = drawing;
  makeRoom(drawing, 30);
  const { y } = document;
  const [shownLabel, shownValue] = [printable.text(label), printable.text(value)];
  let bottom = y;
  root.add(
    document.struct('P', {}, () => {
      setStyle(drawing, { color: 'soft' });
      document.text(shownLabel, margin, y, { width: labelWidth - 10 });
      bottom = document.y;
      document.y = y;
      write(drawing, shownValue, { x: margin + labelWidth, width: width - labelWidth, align: 'left' }, {});
    }),
  );
  document.y = Math.max(bottom + 2, document.y) + 1;
}

type Picture = { bytes: Buffer; alternative: string; fit: [width: number, height: number] };

/** @throws for a picture that is neither PNG nor JPEG. */
export function addPicture(drawing: Drawing, { bytes, alternative, fit }: Picture): void {
  const { document, printable, root } = drawing;
  makeRoom(drawing, fit[1] + 10);
  root.add(
    document.struct('Figure', { alt: printable.text(alternative) }, () => {
      document.x = margin;
      // Without a place it moves what follows below itself.
      document.image(bytes, { fit });
    }),
  );
  document.y += 10;
}

/** Writes the foot of every page. */
export function addFeet(
  drawing: Drawing,
  footOf: (page: number, pages: number) => readonly [string, string],
): void {
  const { document, printable, width } = drawing;
  const { start, count } = document.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    document.switchToPage(index);
    document.page.margins.bottom = 0;
    document.markContent('Artifact', { type: 'Pagination' });
    const [note, number] = footOf(index + 1, count);
    const y = document.page.height - margin + 12;
    document.y = y;
    write(
      drawing,
      printable.text(note),
      { x: margin, width: width - 110, height: 32, align: 'left' },
      { size: 8, color: 'soft' },
    );
    document.text(printable.text(number), margin + width - 100, y, { width: 100, align: 'right' });
    document.endMarkedContent();
  }
}
