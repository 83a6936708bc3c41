import { setImmediate as breathe } from 'node:timers/promises';
import { loadFonts } from '@nimble/fonts';
import {
  addFact,
  addFeet,
  addLine,
  addPicture,
  addText,
  type DocumentFacts,
  type Drawing,
  makeRoom,
  openDrawing,
} from './drawing.ts';
import { plainText } from './printable.ts';

const fits: Record<'logo' | 'picture', [width: number, height: number]> = {
  logo: [140, 48],
  picture: [240, 160],
};

/**
 * Tagged pages of one document: each part is announced to screen readers by its role, in the order of drawing. They are
 * drawn at the end, when all texts are known and so the fonts.
 */
export function createPages(facts: DocumentFacts) {
  const steps: ((drawing: Drawing) => void)[] = [];
  const texts = { plain: [facts.author], bold: [facts.title] };
  const draw = (weight: keyof typeof texts, given: string, step: (drawing: Drawing) => void): void => {
    texts[weight].push(given);
    steps.push(step);
  };
  return {
    title: (given: string) =>
      draw('bold', given, (drawing) => addText(drawing, 'H1', given, { size: 20, isBold: true })),
    section: (given: string) => draw('bold', given, (drawing) => drawSection(drawing, given)),
    heading: (given: string) =>
      draw('bold', given, (drawing) => {
        drawing.document.y += 6;
        makeRoom(drawing, 60);
        addText(drawing, 'H3', given, { size: 11, isBold: true });
      }),
    paragraph: (given: string) => draw('plain', given, (drawing) => addText(drawing, 'P', given, { gap: 6 })),
    small: (given: string) =>
      draw('plain', given, (drawing) => addText(drawing, 'P', given, { size: 9, color: 'soft' })),
    fact: (label: string, value: string) => draw('plain', value, (drawing) => addFact(drawing, label, value)),
    picture: (kind: keyof typeof fits, bytes: Buffer, alternative: string) =>
      draw('plain', alternative, (drawing) => addPicture(drawing, { bytes, alternative, fit: fits[kind] })),
    /** Draws the document; `replaced` explains the sign for characters without a glyph, if there are any. */
    async end(footOf: (page: number, pages: number) => readonly [string, string], replaced: string) {
      const fonts = {
        plain: await loadFonts(plainText(texts.plain.join('\n')), 'plain'),
        bold: await loadFonts(plainText(texts.bold.join('\n')), 'bold'),
      };
      const drawing = openDrawing(facts, fonts);
      for (const step of steps) {
        step(drawing);
        // Long transcripts take time, and other tasks of this worker must go on.
        await breathe();
      }
      const { document, printable, root } = drawing;
      if (printable.hasReplaced()) {
        document.y += 14;
        addText(drawing, 'P', replaced, { size: 9, color: 'soft' });
      }
      root.end();
      addFeet(drawing, footOf);
      document.end();
      return document;
    },
  };
}
export type Pages = ReturnType<typeof createPages>;

function drawSection(drawing: Drawing, given: string): void {
  const { document } = drawing;
  document.y += 14;
  makeRoom(drawing, 130);
  addLine(drawing);
  document.y += 10;
  addText(drawing, 'H2', given, { size: 14, isBold: true, gap: 6 });
}
