import { type Clothes, type Look, shaded, skins } from './look.ts';

const shoulders =
  'M-196 210C-192 150 -150 138 -96 122C-70 114 -52 108 -42 96L42 96C52 108 70 114 96 122C150 138 192 150 196 210Z';
const fill = (path: string, color: string) => `<path d="${path}" fill="${color}"/>`;
const line = (path: string, color: string, width = 3) =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Neck, shoulders and clothes, around the point between the eyes. */
export function drawBody(look: Look): string {
  const { base, shade } = skins[look.skin];
  const { kind, color, under = '#f4f2ee' } = look.clothes;
  const dark = shaded(color, -0.22);
  const neck = `${fill('M-31 54L-31 108C-31 128 31 128 31 108L31 54Z', base)}${fill('M-31 74C-18 106 18 106 31 74L31 92C18 116 -18 116 -31 92Z', shade)}`;
  const folds = line('M-128 208C-124 184 -118 170 -110 160M128 208C124 184 118 170 110 160', dark, 3);
  return `${kind === 'turtleneck' ? '' : neck}${fill(shoulders, color)}${folds}${collars[kind]({ color, dark, under, skin: base, shade })}`;
}

type Colors = { color: string; dark: string; under: string; skin: string; shade: string };

const collars: Readonly<Record<Clothes, (colors: Colors) => string>> = {
  crew: ({ dark, skin, shade }) =>
    `${fill('M-42 95C-38 128 38 128 42 95Z', skin)}${fill('M-33 84C-20 108 20 108 33 84L36 100C20 118 -20 118 -36 100Z', shade)}${line('M-43 96C-38 130 38 130 43 96', dark, 7)}`,
  shirt: ({ color, dark, skin, shade }) =>
    `${fill('M-38 92L0 146L38 92Z', skin)}${fill('M-33 84C-20 108 20 108 33 84L34 98C20 118 -20 118 -34 98Z', shade)}${fill('M-44 88L-58 118L-18 152L0 140Z', shaded(color, 0.12))}${fill('M44 88L58 118L18 152L0 140Z', shaded(color, 0.12))}${line('M-44 88L0 140L44 88M0 142L0 208', dark, 2.6)}<circle cx="6" cy="164" r="2.6" fill="${dark}"/><circle cx="6" cy="188" r="2.6" fill="${dark}"/>`,
  hoodie: ({ color, dark, skin, shade }) =>
    `${fill('M-40 94C-34 126 34 126 40 94Z', skin)}${fill('M-33 84C-20 108 20 108 33 84L36 100C20 118 -20 118 -36 100Z', shade)}<path d="M-44 84C-74 92 -78 122 -58 138C-40 150 -20 136 0 136C20 136 40 150 58 138C78 122 74 92 44 84C48 118 22 126 0 126C-22 126 -48 118 -44 84Z" fill="${shaded(color, 0.1)}"/>${line('M-16 138L-18 178M16 138L18 172', shaded(color, 0.5), 4)}${line('M-58 138C-40 150 -20 136 0 136C20 136 40 150 58 138', dark, 2.4)}`,
  blazer: ({ color, dark, under, skin, shade }) =>
    `${fill('M-40 92L-30 210L30 210L40 92Z', under)}${fill('M-32 92L0 132L32 92Z', skin)}${fill('M-33 84C-20 108 20 108 33 84L34 98C20 116 -20 116 -34 98Z', shade)}${fill('M-44 90L-74 122L-52 142L-62 152L-8 210L-24 150Z', shaded(color, 0.1))}${fill('M44 90L74 122L52 142L62 152L8 210L24 150Z', shaded(color, 0.1))}${line('M-44 90L-24 150L-8 210M44 90L24 150L8 210', dark, 2.6)}`,
  turtleneck: ({ color, dark }) =>
    `${fill('M-38 80C-20 96 20 96 38 80L44 116C20 132 -20 132 -44 116Z', shaded(color, 0.08))}${line('M-36 94C-18 108 18 108 36 94M-44 116C-20 132 20 132 44 116', dark, 2.4)}`,
  vneck: ({ dark, skin, shade }) =>
    `${fill('M-42 94L0 156L42 94Z', skin)}${fill('M-33 84C-20 108 20 108 33 84L35 98C20 118 -20 118 -35 98Z', shade)}${line('M-43 95L0 158L43 95', dark, 7)}`,
};
