import sharp from 'sharp';
import {
  drawClosedEyes,
  drawMouths,
  drawPicture,
  type Part,
  partOf,
  pictureSize,
} from './face/draw-person.ts';
import { type Look, type Mouth, mouths, type Pose } from './face/look.ts';

/** Pictures with full brightness for each pixel and color for four together, as encoders want them. */
export type Planes = { width: number; height: number; luma: Uint8Array; blue: Uint8Array; red: Uint8Array };

type Patch = Part & { planes: Planes };
type Page = { whole: Planes; mouths: Readonly<Record<Mouth, Patch>>; closedEyes: Patch };

/** Steps of the head's movement until it repeats. */
export const pagesOfBook = 12;

/** All pictures of one person, drawn once; frames are composed from them. */
export type FlipBook = readonly Page[];

export async function drawFlipBook(look: Look): Promise<FlipBook> {
  const pages: Page[] = [];
  for (let page = 0; page < pagesOfBook; page += 1) pages.push(await drawPage(look, poseAt(page)));
  return pages;
}

/** A slow circle, as of a person who sits and speaks. */
function poseAt(page: number): Pose {
  const turn = (2 * Math.PI * page) / pagesOfBook;
  return {
    x: 3.8 * Math.sin(turn),
    y: 1.8 * Math.sin(2 * turn + 0.6),
    tilt: 1.3 * Math.sin(turn + 1.1) + 0.3 * Math.sin(3 * turn),
  };
}

async function drawPage(look: Look, pose: Pose): Promise<Page> {
  const [aroundMouth, aroundEyes] = [partOf('mouth', pose), partOf('eyes', pose)];
  const whole = await planesOf(drawPicture(look, pose));
  const strip = await planesOf(drawMouths(look, pose, aroundMouth, mouths));
  const patches = mouths.map((mouth, index) => [
    mouth,
    { ...aroundMouth, planes: cut(strip, index * aroundMouth.height, aroundMouth.height) },
  ]);
  const closedEyes = await planesOf(drawClosedEyes(look, pose, aroundEyes));
  return {
    whole,
    mouths: Object.fromEntries(patches) as Record<Mouth, Patch>,
    closedEyes: { ...aroundEyes, planes: closedEyes },
  };
}

/** Rows of planes, from an even one on. */
function cut({ width, luma, blue, red }: Planes, from: number, height: number): Planes {
  const [first, amount] = [(from / 2) * (width / 2), (height / 2) * (width / 2)];
  return {
    width,
    height,
    luma: luma.subarray(from * width, (from + height) * width),
    blue: blue.subarray(first, first + amount),
    red: red.subarray(first, first + amount),
  };
}

async function planesOf(svg: string): Promise<Planes> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return toPlanes(data, info.width, info.height);
}

/** Converts by BT.601, which browsers assume for small pictures that do not say otherwise. */
function toPlanes(rgb: Uint8Array, width: number, height: number): Planes {
  const luma = new Uint8Array(width * height);
  const blue = new Uint8Array((width * height) / 4);
  const red = new Uint8Array((width * height) / 4);
  for (let pixel = 0; pixel < luma.length; pixel += 1) {
    const [r, g, b] = [rgb[pixel * 3] ?? 0, rgb[pixel * 3 + 1] ?? 0, rgb[pixel * 3 + 2] ?? 0];
    luma[pixel] = 16 + (65.738 * r + 129.057 * g + 25.064 * b) / 256;
  }
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      let [r, g, b] = [0, 0, 0];
      for (const pixel of [y * width + x, y * width + x + 1, (y + 1) * width + x, (y + 1) * width + x + 1]) {
        r += rgb[pixel * 3] ?? 0;
        g += rgb[pixel * 3 + 1] ?? 0;
        b += rgb[pixel * 3 + 2] ?? 0;
      }
      const at = (y / 2) * (width / 2) + x / 2;
      blue[at] = 128 + (-37.945 * r - 74.494 * g + 112.439 * b) / 1024;
      red[at] = 128 + (112.439 * r - 94.154 * g - 18.285 * b) / 1024;
    }
  }
  return { width, height, luma, blue, red };
}

export type Moment = { page: number; mouth: Mouth; isBlinking: boolean };

/** Composes pictures; each is valid until the next. */
export function* pictures(book: FlipBook, moments: Iterable<Moment>): Generator<Planes> {
  const { width, height } = pictureSize;
  const shown: Planes = {
    width,
    height,
    luma: new Uint8Array(width * height),
    blue: new Uint8Array((width * height) / 4),
    red: new Uint8Array((width * height) / 4),
  };
  for (const { page, mouth, isBlinking } of moments) {
    const drawn = book[page % book.length];
    if (drawn === undefined) continue;
    shown.luma.set(drawn.whole.luma);
    shown.blue.set(drawn.whole.blue);
    shown.red.set(drawn.whole.red);
    put(shown, drawn.mouths[mouth]);
    if (isBlinking) put(shown, drawn.closedEyes);
    yield shown;
  }
}

function put(shown: Planes, { x, y, planes }: Patch): void {
  const { width, height } = planes;
  for (let row = 0; row < height; row += 1)
    shown.luma.set(planes.luma.subarray(row * width, (row + 1) * width), (y + row) * shown.width + x);
  for (let row = 0; row < height / 2; row += 1) {
    const [from, to] = [(row * width) / 2, (row + 1) * (width / 2)];
    const at = (y / 2 + row) * (shown.width / 2) + x / 2;
    shown.blue.set(planes.blue.subarray(from, to), at);
    shown.red.set(planes.red.subarray(from, to), at);
  }
}
