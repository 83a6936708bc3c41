import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openAs } from '../support/company.ts';
import { screens } from '../support/layout/layout.ts';
import { outsidePlaces, workspacePlaces } from '../support/layout/layout-places.ts';
import { openPage } from '../support/layout/open-page.ts';
import { test } from '../support/shared-server.ts';
import { pseudoLanguageCases } from './layout/pseudo-languages.ts';
import { type Stage, setTheStage } from './layout/stage.ts';

let stage: Stage;
test.beforeAll(async ({ sharedServer }) => {
  stage = await setTheStage(sharedServer);
});

pseudoLanguageCases(() => stage);

test('every route of the router is checked here', () => {
  const app = join(import.meta.dirname, '../../apps/web/src/app');
  const declared = ['app.tsx', 'workspace/workspace-routes.tsx', 'workspace/pages.ts'].flatMap((file) =>
    [...readFileSync(join(app, file), 'utf8').matchAll(/\bpath[=:]\s*["']([^"']+)["']/g)].map(
      ([, path]) => path,
    ),
  );
  // They redirect: the last for everybody but the master account.
  const redirects = ['*', '/', '/settings', '/installation'];
  const looked = [...workspacePlaces, ...outsidePlaces].map(({ route }) => route);
  expect(new Set([...looked, ...redirects])).toEqual(new Set(declared));
});

test('the video is completely visible, and the decision never covers it', async ({ page }) => {
  const { nimble, company } = stage;
  const { job, submissionId } = company;
  await openAs(page, nimble, company.admin, '/dashboard');
  for (const path of [
    `/jobs/${job.id}/candidates?candidate=${submissionId}`,
    `/candidates/${submissionId}`,
  ]) {
    await openPage(page, nimble.url + path);
    const player = page.locator('.video-player');
    await expect(player).toBeVisible();
    const decision = page.getByRole('button', { name: 'Approve candidate' });
    for (const size of screens) {
      await page.setViewportSize(size);
      const edges = await player.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return { top, bottom, height: innerHeight };
      });
      if (size.width > 1000)
        expect.soft(edges.bottom, `${path}, ${size.width}`).toBeLessThanOrEqual(edges.height);
      for (const scrolled of [0, 150, 300, 600]) {
        await page.mouse.wheel(0, scrolled);
        await page.evaluate((y) => scrollTo(0, y), scrolled);
        // On a phone the decision stays at the lower edge, in reach.
        if (size.width < 640) {
          await expect.soft(decision, `${path}, ${size.width}`).toBeInViewport({ ratio: 1 });
          continue;
        }
        const below = (await decision.boundingBox())?.y ?? 0;
        const video = await player.boundingBox();
        const isPast = video === null || video.y + video.height <= below + 1;
        expect.soft(isPast, `${path}, ${size.width}, scrolled by ${scrolled}`).toBe(true);
      }
    }
  }
});

test('names of candidates can be read beside an open sidebar on a small desktop', async ({ page }) => {
  const { nimble, company } = stage;
  await page.setViewportSize({ width: 1024, height: 768 });
  await openAs(page, nimble, company.admin, '/candidates?view=all');
  const names = page.getByRole('table').getByRole('rowheader').getByRole('link');
  await expect(names.first()).toBeVisible();
  const cutOff = await names.evaluateAll((links) =>
    links
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth < 150)
      .map(({ textContent, clientWidth }) => `${textContent}: ${clientWidth}`),
  );
  expect(cutOff).toEqual([]);
  await expect(page.getByRole('button', { name: /^More actions for / }).first()).toBeInViewport({ ratio: 1 });
});

test('the buttons of a candidate are in one row on a small desktop', async ({ page }) => {
  const { nimble, company } = stage;
  await page.setViewportSize({ width: 1024, height: 768 });
  // Its words are longer than the English ones.
  await page.addInitScript(() => localStorage.setItem('nimble_language', 'de'));
  await openAs(page, nimble, company.admin, `/candidates/${company.submissionId}`);
  const rowOf = async (name: string | RegExp) => {
    const box = await page.getByRole('main').getByRole('button', { name }).boundingBox();
    return box === null ? Number.NaN : Math.round(box.y + box.height / 2);
  };
  await expect(page.getByRole('button', { name: 'Weitere Aktionen' })).toBeVisible();
  expect([await rowOf('Gastlinks'), await rowOf('Weitere Aktionen')]).toEqual(
    Array(2).fill(await rowOf(/^Zuständige/)),
  );
});

test('on a phone the name of the editor of a job can be read while a file is being uploaded', async ({
  page,
}) => {
  const { nimble, company } = stage;
  await page.setViewportSize({ width: 390, height: 844 });
  // Its words are longer than the English ones.
  await page.addInitScript(() => localStorage.setItem('nimble_language', 'de'));
  await page.route('**/api/question-media', () => undefined);
  await openAs(page, nimble, company.admin, `/jobs/${company.job.id}`);
  await page.getByRole('button', { name: 'Stelle bearbeiten' }).click();
  const picture = { name: 'oven.png', mimeType: 'image/png', buffer: Buffer.from('picture') };
  await page.locator('li input[type=file]').first().setInputFiles(picture);
  await expect(page.getByRole('button', { name: 'Datei wird hochgeladen …' })).toBeVisible();
  const name = page.getByRole('heading', { name: 'Stelle bearbeiten' });
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

/** A video's streaming depends on its length; the next candidate and the code of messages load once the page shows. */
function comesLater(path: string, submissionId: number): boolean {
  const isOtherCandidate =
    /^\/api\/submissions\/\d+$/.test(path) && path !== `/api/submissions/${submissionId}`;
  return path.startsWith('/api/files/') || path.startsWith('/assets/toaster-') || isOtherCandidate;
}

/** More mean that files have become small again: see apps/web/build/shared-chunks.ts. */
const mostRequests = 30;

test('a page needs few requests in a browser without cache', async ({ browser }) => {
  test.slow();
  const { nimble, company } = stage;
  const { job, submissionId } = company;
  for (const address of [
    '/dashboard',
    '/jobs',
    `/jobs/${job.id}/candidates`,
    `/candidates/${submissionId}`,
  ]) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const requests = new Set<string>();
    page.on('request', (request) => {
      const { protocol, pathname, search } = new URL(request.url());
      if (protocol !== 'blob:' && !comesLater(pathname, submissionId)) requests.add(pathname + search);
    });
    await openAs(page, nimble, company.admin, address);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    // Signing in here loads the public settings first.
    expect.soft(requests.size - 1, [address, ...requests].join('\n')).toBeLessThanOrEqual(mostRequests);
    await context.close();
  }
});
