import { drawBody } from './draw-clothes.ts';
import { drawBehind, drawHead, drawMouth } from './draw-head.ts';
import { drawRoom } from './draw-room.ts';
import type { Look, Mouth, Pose } from './look.ts';

export const pictureSize = { width: 640, height: 360 } as const;
/** Where the point between the eyes lies when the head is upright, and how large the person is. */
const middle = { x: 320, y: 166, scale: 1.06 } as const;
/** A body follows its head, but not as far. */
const followed = 0.3;
/** The head turns on the neck. */
const hinge = 112;

const light =
  '<defs><linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff" stop-opacity="0.16"/><stop offset="0.55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.14"/></linearGradient></defs>';

/** A whole picture of a person at rest as SVG, 640 × 360. */
export function drawPicture(look: Look, pose: Pose): string {
  const { width, height } = pictureSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${light}${drawRoom(look)}${drawPerson(look, pose, false)}${mouthOf(look, pose, 'rest')}</svg>`;
}

export type Part = { x: number; y: number; width: number; height: number };

/** The part of a picture around the mouth for each mouth shape, one below the other. */
export function drawMouths(look: Look, pose: Pose, part: Part, mouths: readonly Mouth[]): string {
  const { x, y, width, height } = part;
  const cells = mouths.map(
    (mouth, index) =>
      `<svg x="0" y="${index * height}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}"><use href="#person"/>${mouthOf(look, pose, mouth)}</svg>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height * mouths.length}"><defs><g id="person">${drawPerson(look, pose, false)}</g></defs>${cells.join('')}</svg>`;
}

/** The part of a picture around the eyes while they are closed. */
export function drawClosedEyes(look: Look, pose: Pose, { x, y, width, height }: Part): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${drawPerson(look, pose, true)}</svg>`;
}

const placed = (drawn: string) =>
  `<g transform="translate(${middle.x} ${middle.y}) scale(${middle.scale})">${drawn}</g>`;

function drawPerson(look: Look, pose: Pose, isBlinking: boolean): string {
  const head = movedHead(pose);
  const body = `translate(${(pose.x * followed).toFixed(2)} ${(pose.y * followed).toFixed(2)})`;
  return placed(
    `<g transform="${head}">${drawBehind(look)}</g><g transform="${body}">${drawBody(look)}</g><g transform="${head}">${drawHead(look, isBlinking)}</g>`,
  );
}

function mouthOf(look: Look, pose: Pose, mouth: Mouth): string {
  return placed(`<g transform="${movedHead(pose)}">${drawMouth(look, mouth)}</g>`);
}

function movedHead({ x, y, tilt }: Pose): string {
  return `translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${tilt.toFixed(2)} 0 ${hinge})`;
}

/** Where eyes or mouth lie in the picture of a pose; even numbers, as colors are kept for two pixels together. */
export function partOf(kind: 'eyes' | 'mouth', pose: Pose): Part {
  const { x, y, scale } = middle;
  const [width, height, below] = kind === 'eyes' ? [108, 36, 0] : [60, 56, 61];
  const turned = (pose.tilt * Math.PI) / 180;
  const center = {
    x: x + scale * (pose.x + Math.sin(turned) * (hinge - below)),
    y: y + scale * (pose.y + hinge - Math.cos(turned) * (hinge - below)),
  };
  const even = (value: number) => 2 * Math.round(value / 2);
  return { x: even(center.x - width / 2), y: even(center.y - height / 2), width, height };
}
