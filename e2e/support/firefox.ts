import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';

const debianFirefox = '/usr/bin/firefox-esr';
const set = process.env['FIREFOX_PATH'];
/** Where Firefox is on this machine; undefined for nowhere. */
export const firefoxPath = set ?? (existsSync(debianFirefox) ? debianFirefox : undefined);

const patienceMilliseconds = 30_000 * Number(process.env['E2E_SLOWNESS'] ?? 1);

/**
 * Firefox by WebDriver BiDi: Playwright drives a Firefox of its own make only. Camera and microphone are the ones that
 * Firefox makes up for tests, a changing colour and a tone, and are allowed without a question.
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

/** Presses a button by the name that is read out, once it can be pressed. */
export async function pressButton(page: Page, name: string): Promise<void> {
  await page.locator(`::-p-aria([name="${name}"][role="button"])`).setTimeout(patienceMilliseconds).click();
}

export async function fillField(page: Page, selector: string, text: string): Promise<void> {
  await page.locator(selector).setTimeout(patienceMilliseconds).fill(text);
}

export async function untilShown(page: Page, text: string): Promise<void> {
  await page.locator(`::-p-text(${text})`).setTimeout(patienceMilliseconds).wait();
}

/** Gives a file to the field that takes one, whether it is shown or not. */
export async function chooseFile(page: Page, path: string): Promise<void> {
  const field = await page.waitForSelector('input[type=file]', { timeout: patienceMilliseconds });
  await (field as ElementHandle<HTMLInputElement>).uploadFile(path);
}
