import type { Look } from './look.ts';

const frames = {
  round:
    '<circle cx="-26" cy="2" r="18"/><circle cx="26" cy="2" r="18"/><path d="M-8 0Q0 -5 8 0M-44 -2L-64 -4M44 -2L64 -4"/>',
  square:
    '<rect x="-45" y="-13" width="37" height="29" rx="7"/><rect x="8" y="-13" width="37" height="29" rx="7"/><path d="M-8 -2Q0 -6 8 -2M-45 -4L-64 -6M45 -4L64 -6"/>',
  thin: '<rect x="-44" y="-10" width="35" height="24" rx="11"/><rect x="9" y="-10" width="35" height="24" rx="11"/><path d="M-9 0Q0 -4 9 0M-44 -1L-64 -4M44 -1L64 -4"/>',
} as const;
const frameColors = { round: '#3b2a20', square: '#1f2328', thin: '#8a7350' } as const;
const frameWidths = { round: 3.4, square: 4.4, thin: 2.2 } as const;

export function drawGlasses(kind: NonNullable<Look['glasses']>): string {
  return [
    `<g fill="#ffffff" fill-opacity="0.14" stroke="${frameColors[kind]}" stroke-width="${frameWidths[kind]}" stroke-linecap="round">`,
    frames[kind],
    '</g>',
  ].join('');
}

type Shape = { width: number; chin: number; jaw: number; cheek: number };

export function drawBeard(kind: NonNullable<Look['beard']>, shape: Shape, color: string): string {
  const { width: w, chin, jaw, cheek } = shape;
  const low = `C${w - 1} ${cheek} ${jaw} ${chin + 3} 0 ${chin + 3}C${-jaw} ${chin + 3} ${1 - w} ${cheek} ${1 - w} 14`;
  const moustache = 'M-24 53C-14 40 -4 42 0 45C4 42 14 40 24 53C14 51 6 50 0 51C-6 50 -14 51 -24 53Z';
  switch (kind) {
    case 'stubble':
      return `<path d="M${w - 1} 14${low}C${10 - w} 34 -40 44 -26 46C-10 40 10 40 26 46C40 44 ${w - 10} 34 ${w - 1} 14Z" fill="${color}" opacity="0.22"/>`;
    case 'full':
      return `<path d="M${w - 1} 12${low}C${8 - w} 36 -42 46 -27 45C-14 38 14 38 27 45C42 46 ${w - 8} 36 ${w - 1} 12Z" fill="${color}"/><ellipse cx="0" cy="60" rx="21" ry="12" fill="${color}"/>`;
    case 'goatee':
      return `<path d="${moustache}" fill="${color}"/><path d="M-20 60C-22 80 -16 ${chin + 4} 0 ${chin + 4}C16 ${chin + 4} 22 80 20 60C16 76 -16 76 -20 60Z" fill="${color}"/>`;
    case 'moustache':
      return `<path d="${moustache}" fill="${color}"/>`;
  }
}

export function drawEarrings(width: number): string {
  return [-1, 1]
    .map(
      (side) =>
        `<circle cx="${side * (width + 3)}" cy="30" r="4.5" fill="#e2b84b"/><circle cx="${side * (width + 2)}" cy="28.6" r="1.4" fill="#fff3cf"/>`,
    )
    .join('');
}
