import type { DrawnPicture } from './picture-frames.ts';

/** Brightness, blue and red, as the three planes of a picture have them (BT.709, limited range). */
type Color = readonly [luma: number, blue: number, red: number];
const background = colorOf(24, 24, 27);
const waiting = colorOf(113, 113, 122);
const green = colorOf(16, 185, 129);
const white = colorOf(244, 244, 245);

/** In parts of the width and the height. */
const margin = 0.08;
const waveMiddle = 0.7;
const waveHeight = 0.32;
/** How much of its room each bar fills. */
const barPart = 0.6;

/** An empty card. */
export function emptyCard(width: number, height: number): DrawnPicture {
  const [luma, blue, red] = background;
  const quarter = (width / 2) * (height / 2);
  return {
    width,
    height,
    luma: new Uint8Array(width * height).fill(luma),
    blue: new Uint8Array(quarter).fill(blue),
    red: new Uint8Array(quarter).fill(red),
  };
}

/** Draws some of the bars of the waveform, `from` to before `to`: played, or still to come. */
export function drawBars(
  card: DrawnPicture,
  peaks: readonly number[],
  { from, to, isPlayed }: { from: number; to: number; isPlayed: boolean },
): void {
  const { width, height } = card;
  const most = Math.max(1, ...peaks);
  const room = (width * (1 - 2 * margin)) / peaks.length;
  for (let bar = from; bar < to; bar += 1) {
    const part = Math.max(0.02, (peaks[bar] ?? 0) / most);
    const half = (part * waveHeight * height) / 2;
    fill(card, isPlayed ? green : waiting, {
      left: margin * width + bar * room,
      right: margin * width + (bar + barPart) * room,
      top: waveMiddle * height - half,
      bottom: waveMiddle * height + half,
    });
  }
}

/** Draws the number and, from a row on, the question. Four pixels share their color, and so their opacity's mean. */
export function blendWords(
  { width, luma, blue, red }: DrawnPicture,
  opacity: Uint8Array,
  questionTop: number,
): void {
  const colorAt = (row: number): Color => (row < questionTop ? green : white);
  for (const [at, opaque] of opacity.entries())
    if (opaque > 0) blend(luma, at, colorAt(Math.floor(at / width))[0], opaque);
  const half = width / 2;
  for (let at = 0; at < blue.length; at += 1) {
    const row = 2 * Math.floor(at / half);
    const first = row * width + 2 * (at % half);
    const four = [first, first + 1, first + width, first + width + 1];
    const opaque = four.reduce((sum, pixel) => sum + (opacity[pixel] ?? 0), 0) / four.length;
    if (opaque === 0) continue;
    blend(blue, at, colorAt(row)[1], opaque);
    blend(red, at, colorAt(row)[2], opaque);
  }
}

function blend(plane: Uint8Array, at: number, value: number, opaque: number): void {
  const under = plane[at] ?? 0;
  plane[at] = Math.round(under + ((value - under) * opaque) / 255);
}

type Area = { left: number; right: number; top: number; bottom: number };

/** Fills whole pairs of pixels: four share their color. */
function fill({ width, luma, blue, red }: DrawnPicture, color: Color, area: Area): void {
  const [left, top] = [Math.round(area.left / 2), Math.round(area.top / 2)];
  const right = Math.max(left + 1, Math.round(area.right / 2));
  const bottom = Math.max(top + 1, Math.round(area.bottom / 2));
  for (let line = top; line < bottom; line += 1) {
    blue.fill(color[1], (line * width) / 2 + left, (line * width) / 2 + right);
    red.fill(color[2], (line * width) / 2 + left, (line * width) / 2 + right);
    for (const row of [2 * line, 2 * line + 1])
      luma.fill(color[0], row * width + 2 * left, row * width + 2 * right);
  }
}

function colorOf(red: number, green: number, blue: number): Color {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const parts = [16 + 219 * y, 128 + (224 * (b - y)) / 1.8556, 128 + (224 * (r - y)) / 1.5748];
  const [luma = 0, toBlue = 0, toRed = 0] = parts.map(Math.round);
  return [luma, toBlue, toRed];
}
