import {
  addFact,
  addFeet,
  addLine,
  addPicture,
  addText,
  type DocumentFacts,
  makeRoom,
  openDrawing,
} from './drawing.ts';

const fits: Record<'logo' | 'picture', [width: number, height: number]> = {
  logo: [140, 48],
  picture: [240, 160],
};

/** Tagged pages of one document: each part is announced to screen readers by its role, in the order of drawing. */
export function createPages(facts: DocumentFacts) {
  const drawing = openDrawing(facts);
  const { document, printable, root } = drawing;
  return {
    document,
    title: (given: string) => addText(drawing, 'H1', given, { size: 20, isBold: true }),
    section(given: string): void {
      document.y += 14;
      makeRoom(drawing, 130);
      addLine(drawing);
      document.y += 10;
      addText(drawing, 'H2', given, { size: 14, isBold: true, gap: 6 });
    },
    heading(given: string): void {
      document.y += 6;
      makeRoom(drawing, 60);
      addText(drawing, 'H3', given, { size: 11, isBold: true });
    },
    paragraph: (given: string) => addText(drawing, 'P', given, { gap: 6 }),
    small: (given: string) => addText(drawing, 'P', given, { size: 9, color: 'soft' }),
    fact: (label: string, value: string) => addFact(drawing, label, value),
    picture: (kind: keyof typeof fits, bytes: Buffer, alternative: string) =>
      addPicture(drawing, { bytes, alternative, fit: fits[kind] }),
    /** Ends the document; `replaced` explains the sign for characters without a glyph, if there are any. */
    end(footOf: (page: number, pages: number) => readonly [string, string], replaced: string): void {
      if (printable.hasReplaced()) {
        document.y += 14;
        addText(drawing, 'P', replaced, { size: 9, color: 'soft' });
      }
      root.end();
      addFeet(drawing, footOf);
      document.end();
    },
  };
}
export type Pages = ReturnType<typeof createPages>;
