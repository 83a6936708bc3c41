import sharp from 'sharp';
import { drawPicture, pictureSize } from './face/draw-person.ts';
import type { Look } from './face/look.ts';

const scale = 2;
/** Dots per inch, so that the picture's physical size matches its pixels. */
const dotsOfSvg = 72;

/** Head and shoulders as a square PNG. */
export async function drawPortrait(look: Look, pixels: number): Promise<Buffer> {
  const svg = drawPicture(look, { x: 0, y: 0, tilt: 0 });
  const side = 300 * scale;
  const box = {
    left: (pictureSize.width * scale - side) / 2,
    top: (pictureSize.height * scale - side) / 2,
    width: side,
    height: side,
  };
  return sharp(Buffer.from(svg), { density: dotsOfSvg * scale })
    .extract(box)
    .resize(pixels)
    .png()
    .toBuffer();
}
