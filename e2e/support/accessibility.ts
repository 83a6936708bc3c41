import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No violation that axe can find, in the light and in the dark theme. */
export async function expectAccessible(
  page: Page,
  stage: string,
  themes: readonly ('light' | 'dark')[] = ['light', 'dark'],
): Promise<void> {
  // A page right after navigation is still empty, which is a violation of its own.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // A message that fades out during a check would have too little contrast; with less motion it goes at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    await transitionsOver(page);
    // In legacy mode: otherwise each check opens another page to combine the results of frames.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    // Only colors differ between the themes.
    if (theme === 'dark') axe.withRules('color-contrast');
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(found, `${stage}, ${theme}`).toEqual([]);
  }
  await page.emulateMedia({ reducedMotion: null });
}

/**
 * Colors in the middle of a transition do not count; endless and invisible animations are ignored. The end of one
 * transition can begin another, because a color is inherited by what has a transition of its own: so it looks until none is left.
 */
async function transitionsOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .filter(({ effect }) => !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility())
        .filter(({ playState }) => playState === 'running');
    for (let animations = running(); animations.length > 0; animations = running()) {
      await Promise.all(animations.map(({ finished }) => finished.catch(() => undefined)));
    }
  });
}
