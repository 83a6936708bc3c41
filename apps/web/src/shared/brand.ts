import { type BrandColors, brandTheme, hasOwnColors, type Theme } from '@nimble/contracts/companies';
import { useLayoutEffect } from 'react';
import { usePreferences } from '../lib/preferences.ts';

/** The tokens of tokens.css that a company's colors replace, by the names of `BrandTheme`. */
const tokens = {
  primary: '--color-primary',
  primaryHover: '--color-primary-hover',
  onPrimary: '--color-on-primary',
  brand: '--color-brand',
  brandInk: '--color-brand-ink',
  brandSoft: '--color-brand-soft',
  brandLine: '--color-brand-line',
} as const;

/** As style properties; a company without colors of its own keeps those of Nimble. */
export function brandStyle(colors: BrandColors, theme: Theme): Record<string, string> {
  if (!hasOwnColors(colors)) return {};
  const shown = brandTheme(colors, theme);
  return Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [token, shown[name as keyof typeof tokens]]),
  );
}

/**
 * Applies the company's colors to a page for people outside, including its overlays, until the page is left. Without a
 * company the previous ones stay.
 */
export function useBrand(company: BrandColors | undefined): void {
  const { darkMode } = usePreferences();
  useLayoutEffect(() => {
    if (company === undefined) return;
    clear();
    for (const [token, color] of Object.entries(brandStyle(company, darkMode ? 'dark' : 'light')))
      document.documentElement.style.setProperty(token, color);
  }, [company, darkMode]);
  useLayoutEffect(() => clear, []);
}

function clear(): void {
  for (const token of Object.values(tokens)) document.documentElement.style.removeProperty(token);
}
