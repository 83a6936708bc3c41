import type { Fonts } from './load-fonts.ts';

/** A piece of a line as an SVG path, from a place on its baseline to the right, and how wide it is. */
export function outlineOf(
  piece: string,
  { runsOf }: Fonts,
  { x, y, size }: { x: number; y: number; size: number },
): { path: string; width: number } {
  let left = x;
  const paths: string[] = [];
  for (const { text, face } of runsOf(piece)) {
    const scale = size / face.font.unitsPerEm;
    const { glyphs, positions } = face.font.layout(text);
    for (const [index, { path }] of glyphs.entries()) {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
      // Fonts count upward, pictures downward.
      paths.push(path.transform(scale, 0, 0, -scale, left + xOffset * scale, y - yOffset * scale).toSVG());
      left += xAdvance * scale;
    }
  }
  return { path: paths.join(''), width: left - x };
}
