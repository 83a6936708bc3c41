import { type HairStyle, type Look, shaded } from './look.ts';

type Colors = { hair: string; dark: string; light: string };
type Hair = { behind: string; front: string };

const fill = (path: string, color: string) => `<path d="${path}" fill="${color}"/>`;
const strand = (path: string, color: string, width = 3) =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;

const cap = 'M-71 6C-82 -66 -50 -101 2 -100C54 -101 82 -66 71 6C68 -16 65 -28 57 -40';
/** Behind the head, so that the wall does not show between a narrow head and its hair. */
const under = (color: string) => fill(`${cap}L-71 6Z`, color);
const curtain =
  'M-70 30C-90 -62 -52 -103 0 -102C52 -103 90 -62 70 30C66 -8 58 -38 6 -70C-50 -44 -64 -10 -70 30Z';

/** A cloud of curls along an arc above the head. */
function cloud(radius: number, { x, y, from, to, size }: Record<'x' | 'y' | 'from' | 'to' | 'size', number>) {
  const amount = Math.round(((to - from) * radius) / (size * 1.15));
  return Array.from({ length: amount + 1 }, (_, index) => {
    const angle = from + ((to - from) * index) / amount;
    const bump = size * (index % 2 === 0 ? 1 : 0.84);
    const [cx, cy] = [x + radius * Math.cos(angle), y - radius * Math.sin(angle)];
    return `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${bump.toFixed(1)}"/>`;
  }).join('');
}

const styles: Readonly<Record<HairStyle, (colors: Colors) => Hair>> = {
  short: ({ hair, dark, light }) => ({
    behind: under(dark),
    front: `${fill(`${cap}C30 -62 -18 -66 -50 -46C-62 -34 -67 -16 -71 6Z`, hair)}${strand('M-40 -72C-16 -88 18 -88 40 -76', light, 4)}`,
  }),
  sidePart: ({ hair, dark, light }) => ({
    behind: under(dark),
    front: `${fill(`${cap}C52 -52 40 -60 20 -62C-6 -58 -26 -60 -34 -78C-40 -58 -58 -44 -62 -22C-66 -12 -68 -2 -71 6Z`, hair)}${strand('M-30 -80C-10 -70 26 -74 46 -60', light, 3)}`,
  }),
  buzz: ({ hair }) => ({
    behind: '',
    front: `<g opacity="0.9">${fill('M-65 -6C-72 -62 -44 -86 0 -86C44 -86 72 -62 65 -6C63 -24 58 -36 50 -46C24 -58 -24 -58 -50 -46C-58 -36 -63 -24 -65 -6Z', hair)}</g>`,
  }),
  curls: ({ hair, dark, light }) => ({
    behind: `<g fill="${dark}">${cloud(74, { x: 0, y: -14, from: -0.35, to: 3.49, size: 21 })}</g>`,
    front: `<g fill="${hair}">${cloud(60, { x: 0, y: -26, from: 0.25, to: 2.89, size: 20 })}${cloud(36, { x: 0, y: -46, from: 0.3, to: 2.84, size: 18 })}</g><g fill="${light}" opacity="0.5">${cloud(62, { x: -3, y: -34, from: 0.9, to: 2.3, size: 7 })}</g>`,
  }),
  afro: ({ hair, dark, light }) => ({
    behind: `<g fill="${dark}"><circle cx="0" cy="-34" r="98"/>${cloud(96, { x: 0, y: -34, from: -0.7, to: 3.84, size: 20 })}</g>`,
    front: `${fill('M-66 0C-92 -70 -50 -112 0 -112C50 -112 92 -70 66 0C62 -30 46 -56 0 -56C-46 -56 -62 -30 -66 0Z', hair)}<g fill="${light}" opacity="0.35">${cloud(80, { x: -4, y: -30, from: 1.0, to: 2.5, size: 8 })}</g>`,
  }),
  long: ({ hair, dark, light }) => ({
    behind: fill('M-92 176C-104 30 -100 -108 0 -110C100 -108 104 30 92 176C60 186 -60 186 -92 176Z', dark),
    front: `${fill(curtain, hair)}${strand('M-4 -98C-40 -86 -62 -56 -68 -10M10 -98C44 -86 64 -58 68 -12', light)}`,
  }),
  wavy: ({ hair, dark, light }) => ({
    behind: fill(
      'M-88 150C-116 132 -92 100 -104 76C-116 48 -92 30 -98 0C-104 -74 -56 -112 0 -110C56 -112 104 -74 98 0C92 30 116 48 104 76C92 100 116 132 88 150C60 160 -60 160 -88 150Z',
      dark,
    ),
    front: `${fill('M-72 34C-92 -60 -50 -104 -6 -102C54 -106 92 -60 72 34C70 -4 64 -34 34 -58C4 -44 -44 -52 -40 -70C-60 -44 -66 -8 -72 34Z', hair)}${strand('M-34 -82C-10 -60 34 -70 58 -40', light, 3.4)}`,
  }),
  bob: ({ hair, dark, light }) => ({
    behind: fill('M-90 88C-102 10 -98 -106 0 -108C98 -106 102 10 90 88C62 100 -62 100 -90 88Z', dark),
    front: `${fill('M-74 46C-90 -56 -54 -104 0 -103C54 -104 90 -56 74 46C72 6 68 -16 60 -32C26 -24 -26 -24 -60 -32C-68 -16 -72 6 -74 46Z', hair)}${strand('M-30 -84C-34 -62 -34 -46 -32 -34M6 -90C6 -66 6 -50 6 -32M36 -80C40 -62 40 -48 38 -36', light, 2.6)}`,
  }),
  bun: ({ hair, dark, light }) => ({
    behind: `${under(dark)}<circle cx="0" cy="-112" r="32" fill="${dark}"/>${strand('M-18 -120C-6 -134 12 -132 20 -118', light, 3)}`,
    front: `${fill(`${cap}C34 -70 -34 -70 -57 -40C-65 -28 -68 -16 -71 6Z`, hair)}${strand('M-44 -62C-30 -82 -12 -92 -4 -98M44 -62C30 -82 12 -92 4 -98', light, 2.6)}`,
  }),
  ponytail: ({ hair, dark, light }) => ({
    behind: fill('M40 -92C108 -98 126 -20 104 60C96 92 82 108 70 118C84 66 76 -10 44 -50Z', dark),
    front: `${fill(`${cap}C46 -58 16 -68 -12 -62C-38 -58 -58 -42 -64 -20C-67 -10 -69 -2 -71 6Z`, hair)}${strand('M-46 -60C-16 -86 26 -92 56 -70', light, 3)}`,
  }),
  locs: ({ hair, dark, light }) => ({
    behind: [-84, -68, -52, 52, 68, 84]
      .map((x, index) =>
        strand(`M${x * 0.72} -70C${x} -30 ${x * 1.02} 40 ${x * 0.98} ${96 + (index % 3) * 16}`, dark, 19),
      )
      .join(''),
    front: `${fill(`${cap}C36 -58 -36 -58 -57 -40C-65 -28 -68 -16 -71 6Z`, hair)}${strand('M-46 -46C-44 -70 -34 -86 -22 -96M-16 -56C-14 -76 -8 -90 0 -98M16 -56C18 -76 22 -88 28 -94M46 -46C48 -62 50 -72 48 -80', light, 3)}${strand('M-66 -20C-76 20 -74 50 -70 78M66 -20C76 20 74 50 70 78', hair, 15)}`,
  }),
  receding: ({ hair }) => ({
    behind: '',
    front: `${fill('M-71 14C-79 -30 -66 -62 -40 -78C-50 -50 -56 -24 -62 0Z', hair)}${fill('M71 14C79 -30 66 -62 40 -78C50 -50 56 -24 62 0Z', hair)}`,
  }),
  bald: () => ({
    behind: '',
    front:
      '<ellipse cx="-22" cy="-52" rx="17" ry="9" fill="#fff" opacity="0.16" transform="rotate(-24 -22 -52)"/>',
  }),
  headscarf: ({ hair, dark, light }) => ({
    behind: fill('M-96 170C-112 60 -104 -112 0 -114C104 -112 112 60 96 170Z', dark),
    front: `<path fill-rule="evenodd" d="M-80 118C-96 20 -92 -110 0 -111C92 -110 96 20 80 118C46 150 -46 150 -80 118ZM-58 -4C-56 56 -34 90 0 90C34 90 56 56 58 -4C58 -46 36 -66 0 -66C-36 -66 -58 -46 -58 -4Z" fill="${hair}"/>${strand('M-58 -4C-56 56 -34 90 0 90C34 90 56 56 58 -4', dark, 3)}${strand('M-66 70C-30 118 30 124 74 92M-72 96C-36 138 24 142 70 116', light, 3)}`,
  }),
};

/** `dark` is for what shares the hair's color and is darker, such as a beard. */
export function drawHair({ hair: { style, color } }: Look): Hair & { dark: string } {
  const dark = shaded(color, -0.22);
  return { ...styles[style]({ hair: color, dark, light: shaded(color, 0.22) }), dark };
}
