import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';

const debianFirefox = '/usr/bin/firefox-esr';
const set = process.env['FIREFOX_PATH'];
/** The path of Firefox on this machine; undefined for none. */
export const firefoxPath = set ?? (existsSync(debianFirefox) ? debianFirefox : undefined);

const patienceMilliseconds = 30_000 * Number(process.env['E2E_SLOWNESS'] ?? 1);

/**
 * Firefox by WebDriver BiDi, because Playwright only drives its own build. Camera and microphone are Firefox's fake
 * devices, a changing color and a tone, with permission.
 */
export function launchFirefox(executablePath: string): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
    },
  });
}

/** Presses a button by its accessible name, once it can be pressed. */
export async function pressButton(page: Page, name: string): Promise<void> {
  await page.locator(`::-p-aria([name="${name}"][role="button"])`).setTimeout(patienceMilliseconds).click();
}

export async function fillField(page: Page, selector: string, text: string): Promise<void> {
  await page.locator(selector).setTimeout(patienceMilliseconds).fill(text);
}

export async function untilShown(page: Page, text: string): Promise<void> {
  await page.locator(`::-p-text(${text})`).setTimeout(patienceMilliseconds).wait();
}

/** Runs in a page: blocks its event loop, like a starved machine. */
export function beBusy(seconds: number): void {
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until);
}

/** Gives a file to a file input, visible or not. */
export async function chooseFile(page: Page, path: string): Promise<void> {
  const field = await page.waitForSelector('input[type=file]', { timeout: patienceMilliseconds });
  await (field as ElementHandle<HTMLInputElement>).uploadFile(path);
}
