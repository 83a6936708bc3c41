import { drawBeard, drawEarrings, drawGlasses } from './draw-extras.ts';
import { drawHair } from './draw-hair.ts';
import { type HeadShape, type Look, type Mouth, shaded, skins } from './look.ts';

/** All of a head is drawn around the point between the eyes, in pixels. */
type Shape = { width: number; chin: number; jaw: number; cheek: number };

const shapes: Readonly<Record<HeadShape, Shape>> = {
  oval: { width: 64, chin: 94, jaw: 38, cheek: 62 },
  round: { width: 70, chin: 87, jaw: 50, cheek: 60 },
  long: { width: 60, chin: 102, jaw: 38, cheek: 70 },
  square: { width: 66, chin: 92, jaw: 56, cheek: 72 },
  heart: { width: 67, chin: 95, jaw: 27, cheek: 56 },
};

/** What lies behind the neck: hair that falls down. */
export function drawBehind(look: Look): string {
  return drawHair(look).behind;
}

/** A head without its mouth, which is drawn over it. */
export function drawHead(look: Look, isBlinking: boolean): string {
  const skin = skins[look.skin];
  const shape = shapes[look.head];
  const hair = drawHair(look);
  return [
    look.hair.style === 'headscarf' ? '' : ears(shape, skin.base, skin.shade),
    look.earrings ? drawEarrings(shape.width) : '',
    `<path d="${outline(shape)}" fill="${skin.base}"/>`,
    // Light comes from the left: one side of the face lies in soft shade.
    `<path d="${shadedSide(shape)}" fill="${skin.shade}" opacity="0.35"/>`,
    cheeks(skin.blush),
    look.beard ? drawBeard(look.beard, shape, hair.dark) : '',
    nose(skin.shade),
    eyes(look, isBlinking, skin),
    brows(look.brows, browColor(look)),
    hair.front,
    look.glasses ? drawGlasses(look.glasses) : '',
  ].join('');
}

function browColor({ hair, skin }: Look): string {
  const isHidden = hair.style === 'headscarf' || hair.style === 'bald';
  return isHidden ? shaded(skins[skin].shade, -0.6) : shaded(hair.color, -0.25);
}

function outline({ width: w, chin, jaw, cheek }: Shape): string {
  return `M${-w} 0C${-w} -98 ${w} -98 ${w} 0C${w} ${cheek} ${jaw} ${chin} 0 ${chin}C${-jaw} ${chin} ${-w} ${cheek} ${-w} 0Z`;
}

function shadedSide({ width: w, chin, jaw, cheek }: Shape): string {
  return `M${w} 0C${w} ${cheek} ${jaw} ${chin} 0 ${chin}C${jaw * 0.7} ${chin - 8} ${w - 16} ${cheek - 6} ${w - 15} -10C${w - 14} -40 ${w - 22} -58 ${w - 34} -66C${w - 6} -56 ${w} -30 ${w} 0Z`;
}

function ears({ width: w }: Shape, base: string, shade: string): string {
  return [-1, 1]
    .map(
      (side) =>
        `<ellipse cx="${side * (w + 1)}" cy="10" rx="10" ry="16" fill="${base}"/><path d="M${side * (w + 4)} 1q${side * 4} 9 ${side * -3} 17" fill="none" stroke="${shade}" stroke-width="2.5" stroke-linecap="round"/>`,
    )
    .join('');
}

function cheeks(blush: string): string {
  return `<ellipse cx="-38" cy="34" rx="13" ry="9" fill="${blush}" opacity="0.28"/><ellipse cx="38" cy="34" rx="13" ry="9" fill="${blush}" opacity="0.28"/>`;
}

function nose(shade: string): string {
  return `<path d="M3 6C8 18 12 26 9 31C6 35 -3 35 -7 32" fill="none" stroke="${shade}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function eyes(look: Look, isBlinking: boolean, skin: { base: string; shade: string }): string {
  const line = shaded(skin.shade, -0.65);
  return [-26, 26]
    .map((x) => {
      if (isBlinking)
        return `<path d="M${x - 11} 2Q${x} 9 ${x + 11} 2" fill="none" stroke="${line}" stroke-width="3" stroke-linecap="round"/>`;
      return `<ellipse cx="${x}" cy="1" rx="11" ry="7.6" fill="#fdfcfa"/><circle cx="${x}" cy="0.6" r="6" fill="${look.eyes}"/><circle cx="${x}" cy="0.6" r="3" fill="#17110f"/><circle cx="${x + 2.2}" cy="-1.8" r="1.7" fill="#fff"/><path d="M${x - 12} -0.5Q${x} -12 ${x + 12} -0.5" fill="none" stroke="${line}" stroke-width="3" stroke-linecap="round"/>`;
    })
    .join('');
}

const browShapes = {
  soft: { path: (s: number) => `M${s * 13} -18Q${s * 27} -26 ${s * 40} -16`, width: 3.6 },
  straight: { path: (s: number) => `M${s * 12} -19L${s * 40} -20`, width: 4.6 },
  strong: { path: (s: number) => `M${s * 11} -17Q${s * 26} -25 ${s * 41} -18`, width: 6.2 },
} as const;

function brows(kind: Look['brows'], color: string): string {
  const { path, width } = browShapes[kind];
  return [-1, 1]
    .map(
      (side) =>
        `<path d="${path(side)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`,
    )
    .join('');
}

const inside = '#4a171b';
const tongue = '#c4615f';
const white = '#fbf7f2';

/** An open mouth: lips, the dark inside, and the visible part of teeth and tongue. */
function open(
  rx: number,
  ry: number,
  lips: string,
  { teeth, tongueAt }: { teeth: number; tongueAt: number },
) {
  const id = `m${rx}x${ry}`;
  return [
    `<clipPath id="${id}"><ellipse cx="0" cy="60" rx="${rx}" ry="${ry}"/></clipPath>`,
    `<ellipse cx="0" cy="60" rx="${rx + 3}" ry="${ry + 3}" fill="${lips}"/>`,
    `<g clip-path="url(#${id})"><rect x="-30" y="40" width="60" height="44" fill="${inside}"/>`,
    `<rect x="-30" y="${60 - ry}" width="60" height="${teeth}" fill="${white}"/>`,
    `<ellipse cx="0" cy="${60 + tongueAt}" rx="${rx * 0.7}" ry="5" fill="${tongue}"/></g>`,
  ].join('');
}

export function drawMouth({ skin }: Look, mouth: Mouth): string {
  const { lips } = skins[skin];
  switch (mouth) {
    case 'rest':
      return `<path d="M-18 57Q0 67 18 57" fill="none" stroke="${shaded(lips, -0.15)}" stroke-width="3.6" stroke-linecap="round"/><path d="M-8 69Q0 72 8 69" fill="none" stroke="${lips}" stroke-width="2.4" stroke-linecap="round" opacity="0.5"/>`;
    case 'small':
      return open(14, 3.4, lips, { teeth: 3.2, tongueAt: 9 });
    case 'middle':
      return open(15, 7, lips, { teeth: 4.5, tongueAt: 7 });
    case 'wide':
      return open(16, 11, lips, { teeth: 5.5, tongueAt: 9 });
    case 'round':
      return open(8, 7.5, lips, { teeth: 2, tongueAt: 8 });
    case 'teeth':
      return open(14, 4.2, lips, { teeth: 7, tongueAt: 10 });
  }
}
