import type { Language } from '@nimble/contracts/languages';
import PDFDocument from 'pdfkit';
import { createPrintable, fontFiles } from './fonts.ts';

/** Sets what PDF/UA asks for; the types do not know it yet. */
const accessible: string = 'PDF/UA';
const margin = 56;
const colors = { ink: '#1b1b1f', soft: '#5a5a66', line: '#c9c9d1' } as const;
const labelWidth = 150;
const most = { logo: [140, 48], picture: [240, 160] } as const;

type Options = { title: string; language: Language; author: string };
type Role = 'H1' | 'H2' | 'H3' | 'P';
type TextStyle = { size?: number; isBold?: boolean; color?: keyof typeof colors; gap?: number };

/** Tagged pages for one document: each part is announced to screen readers by its role, in the order of drawing. */
export function createPages({ title, language, author }: Options) {
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
  const width = document.page.width - 2 * margin;

  function style({ size = 10, isBold = false, color = 'ink' }: TextStyle): void {
    document
      .font(isBold ? 'bold' : 'plain')
      .fontSize(size)
      .fillColor(colors[color]);
  }

  /** A heading must not stand alone at the end of a page. */
  function makeRoom(height: number): void {
    if (document.y + height > document.page.height - margin) document.addPage();
  }

  function text(role: Role, given: string, how: TextStyle = {}): void {
    const shown = printable.text(given);
    style(how);
    root.add(
      document.struct(role, {}, () => {
        document.text(shown, margin, document.y, { width, lineGap: 2 });
      }),
    );
    document.y += how.gap ?? 4;
  }

  return {
    document,
    title: (given: string) => text('H1', given, { size: 20, isBold: true }),
    section(given: string): void {
      document.y += 14;
      makeRoom(80);
      const { y } = document;
      document.markContent('Artifact', { type: 'Layout' });
      document
        .moveTo(margin, y)
        .lineTo(margin + width, y)
        .lineWidth(0.5)
        .strokeColor(colors.line)
        .stroke();
      document.endMarkedContent();
      document.y = y + 10;
      text('H2', given, { size: 14, isBold: true, gap: 6 });
    },
    heading(given: string): void {
      document.y += 6;
      makeRoom(60);
      text('H3', given, { size: 11, isBold: true });
    },
    paragraph: (given: string) => text('P', given, { gap: 6 }),
    small: (given: string) => text('P', given, { size: 9, color: 'soft' }),
    /** A label and its value beside it. */
    fact(label: string, value: string): void {
      makeRoom(30);
      const { y } = document;
      const [shownLabel, shownValue] = [printable.text(label), printable.text(value)];
      let bottom = y;
      root.add(
        document.struct('P', {}, () => {
          style({ color: 'soft' });
          document.text(shownLabel, margin, y, { width: labelWidth - 10 });
          bottom = document.y;
          style({});
          document.text(shownValue, margin + labelWidth, y, { width: width - labelWidth });
        }),
      );
      document.y = Math.max(bottom, document.y) + 3;
    },
    /** @throws for a picture that is neither PNG nor JPEG. */
    picture(kind: keyof typeof most, bytes: Buffer, alternative: string): void {
      const [widest, highest] = most[kind];
      makeRoom(highest + 10);
      root.add(
        document.struct('Figure', { alt: printable.text(alternative) }, () => {
          document.image(bytes, margin, document.y, { fit: [widest, highest] });
        }),
      );
      document.y += 10;
    },
    /** Writes the foot of every page, and ends the document. */
    end(footOf: (page: number, pages: number) => readonly [string, string], replaced: string): void {
      if (printable.hasReplaced()) text('P', replaced, { size: 9, color: 'soft' });
      root.end();
      const { start, count } = document.bufferedPageRange();
      for (let index = start; index < start + count; index += 1) {
        document.switchToPage(index);
        document.page.margins.bottom = 0;
        document.markContent('Artifact', { type: 'Pagination' });
        style({ size: 8, color: 'soft' });
        const [note, number] = footOf(index + 1, count);
        const y = document.page.height - margin + 16;
        document.text(printable.text(note), margin, y, { width: width - 110, lineBreak: true, height: 24 });
        document.text(printable.text(number), margin + width - 100, y, { width: 100, align: 'right' });
        document.endMarkedContent();
      }
      document.end();
    },
  };
}
export type Pages = ReturnType<typeof createPages>;
