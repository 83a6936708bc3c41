import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than this between two controls mean a keyboard trap. */
const mostStops = 80;

/** Goes from tab stop to tab stop like a keyboard user, and presses. */
export async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeEnabled();
  await focusByTab(page, button);
  await page.keyboard.press('Enter');
}

export async function focusByTab(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target.toString()}.`);
}

export async function type(page: Page, label: string, text: string): Promise<void> {
  await focusByTab(page, page.getByLabel(label));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}
