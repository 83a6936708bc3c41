import { type Look, type Room, shaded } from './look.ts';

const rect = (x: number, y: number, width: number, height: number, color: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${color}"/>`;

function books(x: number, floor: number, colors: readonly string[]): string {
  let at = x;
  return colors
    .map((color, index) => {
      const [width, height] = [11 + ((index * 5) % 7), 44 + ((index * 13) % 20)];
      const book = rect(at, floor - height, width, height, color, 1.5);
      at += width + 2;
      return book;
    })
    .join('');
}

const spines = ['#c9705a', '#5d7f8c', '#e0b562', '#7c9a72', '#8a6c8f', '#d8d0c2', '#4f6275', '#c98f6b'];

function leaves(x: number, y: number): string {
  const green = ['#5f8f6b', '#4c7a5a', '#74a37c'];
  return [-60, -34, -12, 14, 38, 62]
    .map((turn, index) => {
      const height = 84 - Math.abs(turn) * 0.3;
      return `<path d="M0 0C-18 ${-height * 0.4} -12 ${-height * 0.9} 0 ${-height}C12 ${-height * 0.9} 18 ${-height * 0.4} 0 0Z" fill="${green[index % 3]}" transform="translate(${x} ${y}) rotate(${turn})"/>`;
    })
    .join('');
}

const pot = (x: number, y: number, color: string) =>
  `<path d="M${x - 30} ${y}L${x + 30} ${y}L${x + 23} ${y + 60}L${x - 23} ${y + 60}Z" fill="${color}"/>`;

const rooms: Readonly<Record<Room, (wall: string) => string>> = {
  plain: (wall) => `<circle cx="500" cy="80" r="210" fill="${shaded(wall, 0.16)}"/>`,
  window: (wall) =>
    [
      rect(418, 24, 168, 206, shaded(wall, 0.55), 4),
      rect(428, 34, 148, 186, '#bfe0ea'),
      '<path d="M428 170C470 140 510 190 576 150L576 220L428 220Z" fill="#9cc5a1"/>',
      '<circle cx="548" cy="66" r="16" fill="#fdf1c5"/>',
      rect(498, 34, 8, 186, shaded(wall, 0.55)),
      rect(428, 120, 148, 8, shaded(wall, 0.55)),
      rect(404, 226, 196, 12, shaded(wall, 0.42), 3),
      leaves(110, 250),
      pot(110, 248, '#c98f6b'),
      rect(40, 306, 150, 54, shaded(wall, -0.2), 4),
    ].join(''),
  shelf: (wall) =>
    [
      rect(28, 98, 190, 9, shaded(wall, -0.35), 2),
      books(38, 98, spines),
      rect(28, 212, 190, 9, shaded(wall, -0.35), 2),
      books(92, 212, spines.toReversed()),
      rect(44, 172, 34, 40, '#d9a441', 6),
      rect(432, 98, 180, 9, shaded(wall, -0.35), 2),
      books(476, 98, spines.slice(2)),
      '<circle cx="454" cy="80" r="18" fill="#e9e2d4"/>',
      rect(432, 212, 180, 9, shaded(wall, -0.35), 2),
      books(444, 212, spines.slice(1, 5)),
    ].join(''),
  plant: (wall) =>
    [
      leaves(548, 236),
      leaves(566, 224),
      pot(552, 234, '#e3ded4'),
      rect(66, 58, 104, 132, shaded(wall, 0.5), 3),
      rect(76, 68, 84, 112, '#e9ddc8'),
      '<path d="M76 150C100 120 130 160 160 128L160 180L76 180Z" fill="#c98f6b"/><circle cx="134" cy="98" r="14" fill="#d9705a"/>',
      rect(500, 294, 140, 66, shaded(wall, -0.18)),
    ].join(''),
  frames: (wall) =>
    [
      rect(52, 44, 84, 84, shaded(wall, -0.4), 3),
      rect(60, 52, 68, 68, '#f2ece0'),
      '<circle cx="94" cy="86" r="22" fill="#5d7f8c"/>',
      rect(150, 84, 58, 76, shaded(wall, -0.4), 3),
      rect(157, 91, 44, 62, '#e0b562'),
      rect(452, 40, 120, 88, shaded(wall, -0.4), 3),
      rect(460, 48, 104, 72, '#f2ece0'),
      '<path d="M460 104L492 70L520 98L538 82L564 110L564 120L460 120Z" fill="#7c9a72"/>',
      rect(500, 148, 66, 66, shaded(wall, -0.4), 3),
      rect(507, 155, 52, 52, '#c9705a'),
    ].join(''),
  lamp: (wall) =>
    [
      '<circle cx="520" cy="120" r="150" fill="#fff3cf" opacity="0.35"/>',
      '<path d="M486 76L554 76L576 138L464 138Z" fill="#f6dfa0"/>',
      rect(516, 138, 8, 222, shaded(wall, -0.5)),
      rect(38, 120, 140, 10, shaded(wall, -0.3), 2),
      books(50, 120, spines.slice(0, 6)),
    ].join(''),
  kitchen: (wall) =>
    [
      rect(0, 0, 640, 70, shaded(wall, -0.12)),
      ...[0, 128, 256, 384, 512].map((x) => rect(x + 6, 8, 116, 54, shaded(wall, 0.28), 4)),
      rect(0, 300, 640, 60, shaded(wall, -0.26)),
      rect(60, 226, 40, 74, '#d9705a', 8),
      rect(112, 250, 32, 50, '#5d7f8c', 6),
      rect(520, 236, 56, 64, '#e9e2d4', 8),
      leaves(548, 240),
    ].join(''),
  board: (wall) =>
    [
      rect(404, 40, 196, 150, shaded(wall, -0.3), 4),
      rect(412, 48, 180, 134, '#d8b98d'),
      rect(426, 62, 50, 46, '#f6e27a', 2),
      rect(490, 58, 46, 52, '#f2ece0', 2),
      rect(548, 70, 34, 40, '#a9cfd8', 2),
      rect(434, 124, 58, 44, '#e7a99a', 2),
      rect(508, 126, 68, 38, '#f2ece0', 2),
      rect(30, 196, 172, 10, shaded(wall, -0.35), 2),
      books(44, 196, spines.slice(3)),
    ].join(''),
};

/** The wall and the things on it, calmer than the person in front of it. */
export function drawRoom({ room: { kind, wall } }: Look): string {
  return `<rect width="640" height="360" fill="${wall}"/><g opacity="0.82">${rooms[kind](wall)}</g><rect width="640" height="360" fill="url(#light)"/>`;
}
