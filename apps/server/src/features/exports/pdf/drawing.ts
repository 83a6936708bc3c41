import type { Language } from '@nimble/contracts/languages';
import type { Fonts } from '@nimble/fonts';
import PDFDocument from 'pdfkit';
import { createPrintable } from './printable.ts';
import { isLaidOutByUs, type Place, writeLines } from './write-lines.ts';

/** Sets what PDF/UA asks for; the types do not know it yet. */
const accessible: string = 'PDF/UA';
export const margin = 56;
const colors = { ink: '#1b1b1f', soft: '#5a5a66', line: '#c9c9d1' } as const;
const labelWidth = 150;
const normalSize = 10;

export type DocumentFacts = { title: string; language: Language; author: string };
/** How screen readers announce a part. */
type Role = 'H1' | 'H2' | 'H3' | 'P';
export type TextStyle = { size?: number; isBold?: boolean; color?: keyof typeof colors; gap?: number };
/** The fonts that draw all texts of a document. */
export type FontsOfDocument = { plain: Fonts; bold: Fonts };
export type Drawing = ReturnType<typeof openDrawing>;

/** An empty tagged document. */
export function openDrawing({ title, language, author }: DocumentFacts, fonts: FontsOfDocument) {
  const { plain, bold } = fonts;
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
      Title: printable.text(title, bold),
      Author: printable.text(author, plain),
      Producer: 'Nimble',
      Creator: 'Nimble',
    },
  });
  for (const { name, file } of [...plain.faces, ...bold.faces]) document.registerFont(name, file);
  const root = document.struct('Document');
  document.addStructure(root);
  return { document, fonts, printable, root, width: document.page.width - 2 * margin };
}

export function setStyle(drawing: Drawing, how: TextStyle): void {
  const { size = normalSize, color = 'ink' } = how;
  drawing.document.font(fontsOf(drawing, how).base.name).fontSize(size).fillColor(colors[color]);
}

/** Begins another page where less than this height is left: a heading must not stand alone at the end. */
export function makeRoom({ document }: Drawing, height: number): void {
  if (document.y + height > document.page.height - margin) document.addPage();
}

/** Writes below what is there. */
function write(drawing: Drawing, shown: string, place: Place, how: TextStyle): void {
  const { document } = drawing;
  const fonts = fontsOf(drawing, how);
  const style = () => setStyle(drawing, how);
  const { x, ...room } = place;
  if (isLaidOutByUs(shown, fonts)) {
    writeLines(document, shown, place, { fonts, size: how.size ?? normalSize, setStyle: style });
    return;
  }
  style();
  document.text(shown, x, document.y, { lineGap: 2, ...room });
}

function fontsOf({ fonts }: Drawing, { isBold = false }: TextStyle): Fonts {
  return isBold ? fonts.bold : fonts.plain;
}

/** For programs that read aloud: a text that is drawn piece by piece. */
function spoken(shown: string, fonts: Fonts): { actual?: string } {
  return isLaidOutByUs(shown, fonts) ? { actual: shown } : {};
}

export function addText(drawing: Drawing, role: Role, given: string, how: TextStyle = {}): void {
  const { document, printable, root, width } = drawing;
  const fonts = fontsOf(drawing, how);
  const shown = printable.text(given, fonts);
  const announced = spoken(shown, fonts);
  root.add(document.struct(role, announced, () => write(drawing, shown, { x: margin, width }, how)));
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
  const { document, fonts, printable, root, width } = drawing;
  makeRoom(drawing, 30);
  const { y } = document;
  const [shownLabel, shownValue] = [printable.text(label, fonts.plain), printable.text(value, fonts.plain)];
  let bottom = y;
  root.add(
    document.struct('P', spoken(`${shownLabel} ${shownValue}`, fonts.plain), () => {
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
  const { document, fonts, printable, root } = drawing;
  makeRoom(drawing, fit[1] + 10);
  root.add(
    document.struct('Figure', { alt: printable.text(alternative, fonts.plain) }, () => {
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
  const { document, fonts, printable, width } = drawing;
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
      printable.text(note, fonts.plain),
      { x: margin, width: width - 110, height: 32, align: 'left' },
      { size: 8, color: 'soft' },
    );
    document.text(printable.text(number, fonts.plain), margin + width - 100, y, {
      width: 100,
      align: 'right',
    });
    document.endMarkedContent();
  }
}
