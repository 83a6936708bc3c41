import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';

/**
 * Makes the pictures of the README from the demo, light and dark:
 *
 *     npm start -- --demo
 *     node e2e/readme-pictures.ts LINK-THAT-SIGNS-IN [FOLDER [WIDTH]]
 */
const themes = ['light', 'dark'] as const;
const shown = { width: 1440, height: 900 };
const sharpness = 1.5;
const quality = 78;
const quietMilliseconds = 2500;
/** A second of the film with speech. */
const moment = 4;

const [link, folder = 'docs/pictures', width = String(shown.width)] = process.argv.slice(2);
if (link === undefined) throw new Error('Say which link signs in: node e2e/readme-pictures.ts LINK');
const site = new URL(link).origin;
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const first = await contextOf(browser, 'light');
  const page = await first.newPage();
  await page.goto(link);
  await page.waitForURL('**/dashboard');
  await page.getByRole('button', { name: 'Skip tutorial' }).click();
  const storageState = await first.storageState();
  for (const theme of themes) await takeAll(await contextOf(browser, theme, storageState), theme);
} finally {
  await browser.close();
}

function contextOf(
  from: Browser,
  colorScheme: (typeof themes)[number],
  storageState?: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<BrowserContext> {
  const viewport = { width: Number(width), height: shown.height };
  return from.newContext({
    colorScheme,
    viewport,
    reducedMotion: 'reduce' as const,
    ...(storageState !== undefined && { storageState }),
  });
}

async function takeAll(context: BrowserContext, theme: string): Promise<void> {
  const page = await context.newPage();
  const take = (name: string) => picture(page, join(folder, `${name}-${theme}.webp`));
  for (const name of ['dashboard', 'analytics', 'candidates']) {
    await page.goto(`${site}/${name}`);
    await take(name);
  }
  await page.getByRole('link', { name: 'Kwame Boateng' }).first().click();
  const film = page.locator('video').first();
  await film.evaluate((video, second) => {
    (video as HTMLVideoElement).currentTime = second;
  }, moment);
  await take('submission');
}

/** Chromium writes WebP itself, which Playwright does not ask for. */
async function picture(page: Page, path: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(quietMilliseconds);
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width: Number(width), height: shown.height, scale: sharpness };
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, clip });
  await writeFile(path, Buffer.from(data, 'base64'));
  process.stdout.write(`${path}\n`);
}
