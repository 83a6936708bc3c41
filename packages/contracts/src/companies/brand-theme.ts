/** Default brand colors of a company. */
export const defaultBrandColors = {
  primaryColor: '#10b981',
  secondaryColor: '#5a6b5a',
  accentColor: '#22c55e',
} as const;

export type BrandColors = { primaryColor: string; secondaryColor: string; accentColor: string };
export type Theme = 'light' | 'dark';

/** Backgrounds of a company's colors: those of the candidate pages in the web's tokens, the hardest ones last. */
const grounds = {
  light: ['#ffffff', '#fbf9f5', '#f5f2ec'],
  dark: ['#100f0d', '#141417', '#24211d'],
} as const;
/** Contrast ratios of WCAG 2.2: for text, and for other visible parts. */
const textRatio = 4.5;
const shapeRatio = 3;
const stepsToExtreme = 50;

type Rgb = readonly [red: number, green: number, blue: number];

/**
 * @param color `#rgb` or `#rrggbb`; anything else counts as the default, so that nothing is painted without a color.
 */
function rgbOf(color: string): Rgb {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color.trim())?.[1] ?? '10b981';
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const part = (index: number) => Number.parseInt(long.slice(index * 2, index * 2 + 2), 16);
  return [part(0), part(1), part(2)];
}

function hexOf(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes `part` (0 to 1) of the other color into this one. */
function mixed(color: string, other: string, part: number): string {
  const [one, two] = [rgbOf(color), rgbOf(other)];
  const mix = (index: 0 | 1 | 2) => one[index] + (two[index] - one[index]) * part;
  return hexOf([mix(0), mix(1), mix(2)]);
}

function luminance(color: string): number {
  const linear = (part: number) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = rgbOf(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG's contrast ratio of two colors, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

/** The color itself where it contrasts with every background, else the nearest one towards black or white that does. */
function readableOn(color: string, theme: Theme, ratio: number, more: readonly string[] = []): string {
  const extreme = theme === 'light' ? '#000000' : '#ffffff';
  for (let step = 0; step < stepsToExtreme; step += 1) {
    const tried = mixed(color, extreme, step / stepsToExtreme);
    if ([...grounds[theme], ...more].every((ground) => contrast(tried, ground) >= ratio)) return tried;
  }
  return extreme;
}

/**
 * Black or white, whichever is easier to read: one of them always has 4.5:1. White where both do, as it looks calmer.
 */
function textOn(fill: string): '#ffffff' | '#000000' {
  return contrast(fill, '#ffffff') >= textRatio ? '#ffffff' : '#000000';
}

/** A company's colors adapted to a theme; the names are those of the web's tokens. */
export type BrandTheme = {
  primary: string;
  primaryHover: string;
  onPrimary: string;
  /** Focus and progress. */
  brand: string;
  /** Text and icons, also on `brandSoft`. */
  brandInk: string;
  brandSoft: string;
  brandLine: string;
};

/**
 * Corrects colors that would be hard to read: texts keep 4.5:1, buttons, focus and progress 3:1. The primary color
 * fills buttons and texts, the accent is for focus and progress, the secondary draws lines.
 */
export function brandTheme(colors: BrandColors, theme: Theme): BrandTheme {
  const ground = grounds[theme][theme === 'light' ? 0 : 1];
  const primary = readableOn(colors.primaryColor, theme, shapeRatio);
  const onPrimary = textOn(primary);
  const brandSoft = mixed(ground, colors.primaryColor, theme === 'light' ? 0.07 : 0.14);
  return {
    primary,
    // Away from the color of the text, so that the text stays as readable.
    primaryHover: mixed(primary, onPrimary === '#ffffff' ? '#000000' : '#ffffff', 0.15),
    onPrimary,
    brand: readableOn(colors.accentColor, theme, shapeRatio),
    brandInk: readableOn(colors.primaryColor, theme, textRatio, [brandSoft]),
    brandSoft,
    brandLine: mixed(ground, colors.secondaryColor, 0.45),
  };
}

/** Has a company chosen colors of its own? */
export function hasOwnColors({ primaryColor, secondaryColor, accentColor }: BrandColors): boolean {
  return (
    primaryColor !== defaultBrandColors.primaryColor ||
    secondaryColor !== defaultBrandColors.secondaryColor ||
    accentColor !== defaultBrandColors.accentColor
  );
}
