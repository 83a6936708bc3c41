/** What a drawn person looks like. Colors are `#rrggbb`. */
export type Look = {
  skin: SkinName;
  head: HeadShape;
  hair: { style: HairStyle; color: string };
  brows: 'soft' | 'straight' | 'strong';
  eyes: string;
  glasses?: 'round' | 'square' | 'thin';
  beard?: 'stubble' | 'full' | 'goatee' | 'moustache';
  earrings?: true;
  clothes: { kind: Clothes; color: string; under?: string };
  room: { kind: Room; wall: string };
};

export type HeadShape = 'oval' | 'round' | 'long' | 'square' | 'heart';
export type HairStyle =
  | 'short'
  | 'sidePart'
  | 'buzz'
  | 'curls'
  | 'afro'
  | 'long'
  | 'wavy'
  | 'bob'
  | 'bun'
  | 'ponytail'
  | 'locs'
  | 'receding'
  | 'bald'
  | 'headscarf';
export type Clothes = 'crew' | 'shirt' | 'hoodie' | 'blazer' | 'turtleneck' | 'vneck';
export type Room = 'window' | 'shelf' | 'plant' | 'frames' | 'lamp' | 'kitchen' | 'board' | 'plain';

export type SkinName = 'porcelain' | 'fair' | 'peach' | 'olive' | 'tan' | 'brown' | 'umber' | 'deep';

type Skin = { base: string; shade: string; blush: string; lips: string };

export const skins: Readonly<Record<SkinName, Skin>> = {
  porcelain: { base: '#f6d9c8', shade: '#e6bda6', blush: '#eda898', lips: '#c9706a' },
  fair: { base: '#f0c8ac', shade: '#dba786', blush: '#e39a84', lips: '#bd6258' },
  peach: { base: '#e8b48f', shade: '#cf9169', blush: '#d98668', lips: '#b0564a' },
  olive: { base: '#d9a878', shade: '#bd8856', blush: '#c97f56', lips: '#a3523f' },
  tan: { base: '#c68a5c', shade: '#a96d41', blush: '#b96a44', lips: '#8f4433' },
  brown: { base: '#a26a43', shade: '#84512f', blush: '#96502f', lips: '#79382b' },
  umber: { base: '#7d4f33', shade: '#633b24', blush: '#744026', lips: '#6a3230' },
  deep: { base: '#5b3826', shade: '#45281a', blush: '#57301f', lips: '#6b3434' },
};

/** How the mouth stands for a sound; `rest` is a light smile. */
export const mouths = ['rest', 'small', 'middle', 'wide', 'round', 'teeth'] as const;
export type Mouth = (typeof mouths)[number];

export type Pose = {
  /** Pixels. */
  x: number;
  y: number;
  /** Degrees. */
  tilt: number;
};

/** A darker or lighter color: `amount` from -1 (black) to 1 (white). */
export function shaded(color: string, amount: number): string {
  const target = amount < 0 ? 0 : 255;
  const parts = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16);
    return Math.round(value + (target - value) * Math.abs(amount))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
