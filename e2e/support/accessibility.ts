import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No violation that axe can find, in the light and in the dark. */
export async function expectAccessible(page: Page, stage: string): Promise<void> {
  // A page that was just gone to is still empty, which is a violation of its own.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    await transitionsOver(page);
    // Within the page: otherwise each look opens a page of its own to put together what frames of elsewhere hold.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    // Only colours differ between the themes.
    if (theme === 'dark') axe.withRules('color-contrast');
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(found, `${stage}, ${theme}`).toEqual([]);
  }
}

/** Colours in the middle of a transition are nobody's; what turns for ever, or unseen in something folded, is left alone. */
async function transitionsOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .filter(({ effect }) => !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility());
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
}
