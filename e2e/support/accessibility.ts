import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const colors = 'color-contrast';
const dialogs = '[role=dialog], [role=alertdialog]';
const wholePage = ['html'];

/** No violation that axe can find, in the light and in the dark theme. */
export async function expectAccessible(page: Page, stage: string): Promise<void> {
  await expectNone(page, `${stage}, light`, 'light', {});
  // Only colors differ between the themes.
  await expectNone(page, `${stage}, dark`, 'dark', { runOnly: [colors] });
}

/** The same of what another language can change: all but the colors, which take half the time. */
export async function expectAccessibleTexts(page: Page, stage: string): Promise<void> {
  await expectNone(page, stage, 'light', { rules: { [colors]: { enabled: false } } });
}

/** The colors alone, in both themes: of the open dialogs, or of the page. */
export async function expectColors(page: Page, stage: string): Promise<void> {
  const parts = (await page.locator(dialogs).count()) > 0 ? [dialogs] : wholePage;
  for (const theme of ['light', 'dark'] as const)
    await expectNone(page, `${stage}, ${theme}`, theme, { runOnly: [colors] }, parts);
}

async function expectNone(
  page: Page,
  stage: string,
  theme: 'light' | 'dark',
  rules: RunOptions,
  parts: readonly string[] = wholePage,
): Promise<void> {
  // A page right after navigation is still empty, which is a violation of its own.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
  await transitionsOver(page);
  expect(await violations(page, rules, parts), stage).toEqual([]);
}

/**
 * In these parts, by axe itself: its package for Playwright loads half a megabyte of source for each check, and carries
 * everything that was found to be right out of the page.
 */
export async function violations(
  page: Page,
  rules: RunOptions = {},
  parts: readonly string[] = wholePage,
): Promise<string[]> {
  for (const frame of page.frames()) {
    const isThere = await frame.evaluate(() => 'axe' in window);
    if (!isThere) await frame.evaluate(axe.source);
  }
  const run = { include: [...parts], options: { ...rules, resultTypes: ['violations' as const] } };
  return page.evaluate(async ({ include, options }) => {
    const found = await (window as unknown as { axe: typeof axe }).axe.run({ include }, options);
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, run);
}

/**
 * Colors in the middle of a transition do not count; endless and invisible animations are ignored, and movements, of
 * which the meter of a microphone has a new one with each sound. The end of one transition can begin another, because a
 * color is inherited by what has a transition of its own: so it looks until none is left.
 */
async function transitionsOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter(
          (animation) =>
            !(animation instanceof CSSTransition) || animation.transitionProperty !== 'transform',
        )
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .filter(({ effect }) => !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility())
        .filter(({ playState }) => playState === 'running');
    for (let animations = running(); animations.length > 0; animations = running()) {
      await Promise.all(animations.map(({ finished }) => finished.catch(() => undefined)));
    }
  });
}
