import { type allRoutes, routeNames } from '@nimble/contracts/all-routes';
import { expect, type Locator, type Page, type Request } from '@playwright/test';

const changing = ['POST', 'PUT', 'PATCH', 'DELETE'];
/** Every route that changes something, by its name. */
const changingRoutes: ReadonlyMap<string, (typeof allRoutes)[number]> = new Map(
  [...routeNames].filter(([{ method }]) => changing.includes(method)).map(([route, name]) => [name, route]),
);

type Expected = {
  /** Names of the routes that both clicks together call, each once. */
  sends: readonly string[];
  /** Visible when everything is done. */
  shows?: Locator;
};

type Watched = {
  /** A double click whose second click comes while the first one's call is still running. */
  doubleClick(button: Locator, expected: Expected): Promise<void>;
  /** Asserts that no page has shown an error, and no call came late; forgets everything before. */
  expectCalm(): void;
};

/** Records a page's mutating calls, and its error messages. To be called before it is opened. */
export async function watchDoubleClicks(page: Page): Promise<Watched> {
  const sent: string[] = [];
  const troubles: string[] = [];
  let gate = Promise.resolve();
  let last: { from: number; sends: readonly string[] } = { from: 0, sends: [] };

  /** Calls without an answer yet: the page may ignore a press that comes meanwhile. */
  const running = new Map<Request, string>();

  page.on('request', (request) => {
    const name = routeNameOf(request);
    if (name === undefined) return;
    sent.push(name);
    running.set(request, name);
  });
  const end = (request: Request) => void running.delete(request);
  page.on('requestfinished', end).on('requestfailed', end);
  await page.exposeBinding('reportTrouble', (_source, text: string) => troubles.push(text));
  await page.addInitScript(reportTroubles);
  await page.route('**/api/**', async (route) => {
    if (routeNameOf(route.request()) !== undefined) await gate;
    await route.fallback();
  });

  const sentSince = (from: number, sends: readonly string[]) =>
    sent.slice(from).filter((name) => sends.includes(name));

  function expectNothingLate(): void {
    expect(sentSince(last.from, last.sends).toSorted(), 'calls of the last double click').toEqual(
      last.sends.toSorted(),
    );
    expect(troubles).toEqual([]);
  }

  async function expectSent(from: number, { sends, shows }: Expected): Promise<void> {
    last = { from, sends };
    await expect.poll(() => sentSince(from, sends).toSorted()).toEqual(sends.toSorted());
    if (shows !== undefined) await expect(shows).toBeVisible();
    const isRunning = () => [...running.values()].some((name) => sends.includes(name));
    await expect.poll(isRunning, { message: 'a call without an answer' }).toBe(false);
    expectNothingLate();
  }

  return {
    async doubleClick(button, expected) {
      expectNothingLate();
      // Before calls are held: the page may be waiting for one.
      await expect(button).toBeEnabled();
      const from = sent.length;
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      await button.dblclick().finally(resolve);
      await expectSent(from, expected);
    },
    expectCalm(): void {
      expectNothingLate();
      last = { from: sent.length, sends: [] };
    },
  };
}

function routeNameOf(request: Request): string | undefined {
  const method = request.method();
  if (!changing.includes(method)) return undefined;
  const path = new URL(request.url()).pathname.split('/');
  const isRoute = ({ method: own, url }: (typeof allRoutes)[number]) => {
    const parts = url.split('/');
    return (
      own === method &&
      parts.length === path.length &&
      parts.every((part, index) => part.startsWith(':') || part === path[index])
    );
  };
  // An address can fit two routes, one with a name where the other has an id; the server takes the more exact one.
  const parameters = ({ url }: (typeof allRoutes)[number]) => url.split(':').length;
  const possible = [...changingRoutes].filter(([, route]) => isRoute(route));
  return possible.toSorted(([, one], [, other]) => parameters(one) - parameters(other))[0]?.[0];
}

/** Runs in the page: reports every error message, however briefly shown. */
function reportTroubles(): void {
  const { reportTrouble } = globalThis as typeof globalThis & {
    reportTrouble: (text: string) => Promise<void>;
  };
  const failures = '[data-sonner-toast][data-type=error], [role=alert], [aria-invalid=true]';
  const blamingOthers = '[data-sonner-toast][data-type=info]';
  const known = new WeakSet<Element>();
  function look(): void {
    for (const element of document.querySelectorAll<HTMLElement>(`${failures}, ${blamingOthers}`)) {
      const said = element.innerText.trim();
      // On a server without a mail server, as in these tests.
      if (said.startsWith('This server has no mail server')) continue;
      const isTrouble = element.matches(blamingOthers) ? said.includes('Someone else') : said !== '';
      if (known.has(element) || !(isTrouble || element.matches('[aria-invalid=true]'))) continue;
      known.add(element);
      void reportTrouble(said || element.outerHTML);
    }
  }
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['role', 'aria-invalid', 'data-type'],
  });
}
