import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandTheme, contrast, defaultBrandColors } from './brand-theme.ts';

const color = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
const colors = fc.record({ primaryColor: color, secondaryColor: color, accentColor: color });
/** Backgrounds on which candidates see the colors: surface, canvas, sunken and hovered areas. */
const grounds = { light: ['#ffffff', '#fbf9f5', '#f5f2ec'], dark: ['#100f0d', '#141417', '#24211d'] };

test.each(['light', 'dark'] as const)('every chosen color is readable in the %s theme', (theme) => {
  fc.assert(
    fc.property(colors, (chosen) => {
      const shown = brandTheme(chosen, theme);
      for (const ground of grounds[theme]) {
        expect(contrast(shown.brandInk, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(shown.primary, ground)).toBeGreaterThanOrEqual(3);
        expect(contrast(shown.brand, ground)).toBeGreaterThanOrEqual(3);
      }
      expect(contrast(shown.brandInk, shown.brandSoft)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(shown.onPrimary, shown.primary)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(shown.onPrimary, shown.primaryHover)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('a company without colors of its own is green', () => {
  expect(defaultBrandColors).toEqual({
    primaryColor: '#10b981',
    secondaryColor: '#5a6b5a',
    accentColor: '#22c55e',
  });
});

test('leaves readable colors unchanged', () => {
  const chosen = { primaryColor: '#1d4ed8', secondaryColor: '#5a6b5a', accentColor: '#be123c' };
  expect(brandTheme(chosen, 'light')).toMatchObject({
    primary: '#1d4ed8',
    brandInk: '#1d4ed8',
    brand: '#be123c',
    onPrimary: '#ffffff',
  });
});

test('contrast is computed as WCAG defines it', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
