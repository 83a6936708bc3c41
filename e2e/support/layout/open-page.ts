import { expect, type Page } from '@playwright/test';

/** Some pages go on loading, such as those with a video. */
const longestWait = 1_500;

/** The page is loaded, and no content is still loading. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle', { timeout: longestWait }).catch(() => undefined);
}

/** One may cover another, and an open list what is below it. */
export async function closeDialogs(page: Page): Promise<void> {
  const list = page.locator('[role=combobox][aria-expanded=true]');
  if ((await list.count()) > 0) await list.press('Escape');
  const dialogs = page.locator('[role=dialog], [role=alertdialog]');
  for (let left = await dialogs.count(); left > 0; left -= 1) {
    await page.keyboard.press('Escape');
    await expect(dialogs).toHaveCount(left - 1);
  }
}
