import { expect, type Page, type Request } from '@playwright/test';

/** The page is loaded, and no content is still loading. */
export async function openPage(page: Page, address: string): Promise<void> {
  await untilShown(page, () => page.goto(address));
}

/** The same within the workspace that is open, without loading all of it again. */
export async function turnToPage(page: Page, path: string): Promise<void> {
  await untilShown(page, () => page.evaluate(turn, path));
}

/**
 * Runs in the page, which stays as it is until the next one is loaded: then the focus goes to the start of that one
 * (focus-on-navigation.tsx).
 */
async function turn(path: string): Promise<void> {
  const isAnother = new URL(path, location.href).pathname !== location.pathname;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const shown = new Promise<void>((resolve) => {
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && ['page-title', 'main'].includes(target.id)) resolve();
    });
  });
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  if (isAnother) await shown;
}

async function untilShown(page: Page, open: () => Promise<unknown>): Promise<void> {
  const requests = watchRequests(page);
  await open();
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await requests.over();
  // Of a part of the page, or of all of it, whose code comes first.
  await expect(page.locator('[role=status][aria-busy], main svg[role=img].animate-spin')).toHaveCount(0);
  requests.forget();
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
  // A message that closing shows would stay for as long as the pointer is over it.
  await page.mouse.move(0, 0);
}

/**
 * Playwright's `networkidle` waits for half a second without any request; this waits until the page, after its last
 * answer, has had time to ask for more and has not done so.
 */
function watchRequests(page: Page) {
  const open = new Set<Request>();
  let begun = 0;
  const begin = (request: Request) => {
    // A video loads for as long as it plays, a socket's polling until something happens.
    if (request.resourceType() === 'media' || request.url().includes('/socket.io/')) return;
    begun += 1;
    open.add(request);
  };
  const end = (request: Request) => void open.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return {
    async over(): Promise<void> {
      for (let before = -1; before !== begun; ) {
        await expect.poll(() => [...open].map((request) => request.url()), { intervals: [20] }).toEqual([]);
        before = begun;
        await page.evaluate(nothingToDo);
      }
    },
    forget: () => void page.off('request', begin).off('requestfinished', end).off('requestfailed', end),
  };
}

/**
 * Runs in the page: it has rendered what it has, and what that has caused. A video that plays may leave it no idle
 * time.
 */
async function nothingToDo(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  }
}
