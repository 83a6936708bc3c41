import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleTexts } from '../support/accessibility.ts';
import { type Employee, newAdmin, openAs } from '../support/company.ts';
import { walkAsCandidate } from '../support/layout/candidate-walk.ts';
import { layoutFaults, type Screen, screens } from '../support/layout/layout.ts';
import { outsidePlaces, workspacePlaces } from '../support/layout/layout-places.ts';
import { type LongCompany, longCompany } from '../support/layout/long-company.ts';
import { longWord } from '../support/layout/long-texts.ts';
import { closeDialogs, openPage } from '../support/layout/open-page.ts';
import { noteAnswers, untranslatedTexts } from '../support/layout/untranslated.ts';
import { setUpMaster } from '../support/master.ts';
import { NimbleServer } from '../support/nimble-server.ts';

/**
 * Every page in two languages that exist only for this (docs/translations.md): all texts 40 percent longer, accented and
 * in brackets, so that an English one shows; and from right to left, so that Arabic or Hebrew needs only its texts. The long
 * texts are looked at on all screens, in dialogs on a phone and on a desktop. From right to left no text is longer: pages are
 * looked at on a phone and on a desktop, dialogs on a phone.
 */
const extremes = screens.filter(({ width }) => width !== 768);
const phone = screens.filter(({ width }) => width === 360);

type Look = (place: string, sizes?: readonly Screen[]) => Promise<void>;

let nimble: NimbleServer;
let master: Employee;
let company: LongCompany;
let newcomer: Employee;
test.beforeAll(async () => {
  nimble = await NimbleServer.start(async () => ({ RATE_LIMITS: 'off', WEBHOOK_ALLOWED_HOSTS: '127.0.0.1' }));
  master = await setUpMaster(nimble);
  company = await longCompany(nimble);
  newcomer = await newAdmin(nimble);
});
test.afterAll(() => nimble.stop());

/** Shows this browser's pages in the language. @returns checks what is shown now */
async function lookIn(page: Page, language: 'en-XA' | 'ar-XB'): Promise<Look> {
  await page.addInitScript((chosen) => localStorage.setItem('nimble_language', chosen), language);
  const answers = noteAnswers(page);
  return async (place, sizes = screens) => {
    for (const size of sizes) {
      const faults = await layoutFaults(page, [size]);
      if (language === 'en-XA') faults.push(...(await untranslatedTexts(page, answers)));
      expect.soft(faults, `${place}, ${size.width}`).toEqual([]);
    }
    const root = page.locator('html');
    await expect(root).toHaveAttribute('lang', language);
    await expect(root).toHaveAttribute('dir', language === 'ar-XB' ? 'rtl' : 'ltr');
  };
}

for (const language of ['en-XA', 'ar-XB'] as const) {
  test(`the workspace in ${language}`, async ({ page }) => {
    test.slow();
    const look = await lookIn(page, language);
    await openAs(page, nimble, company.admin, '/dashboard');
    for (const { route, address, opens = {} } of workspacePlaces) {
      await openPage(page, nimble.url + (address?.(company) ?? route));
      await look(route, language === 'en-XA' ? screens : extremes);
      // All other tests use axe in English.
      if (language === 'en-XA') await expectAccessibleTexts(page, route);
      for (const [name, act] of Object.entries(opens)) {
        await closeDialogs(page);
        await act(page);
        await look(`${route}, ${name}`, language === 'en-XA' ? extremes : phone);
      }
    }
  });

  test(`a new company and the installation in ${language}`, async ({ page }) => {
    const look = await lookIn(page, language);
    await openAs(page, nimble, newcomer, '/dashboard');
    for (const route of ['/dashboard', '/jobs', '/candidates', '/analytics', '/settings/api']) {
      await openPage(page, nimble.url + route);
      await look(`${route}, empty`, extremes);
    }
    await openAs(page, nimble, master, '/installation');
    await openPage(page, `${nimble.url}/installation`);
    await look('/installation');
  });

  test(`pages without an account in ${language}`, async ({ page }) => {
    const look = await lookIn(page, language);
    for (const address of [...outsidePlaces.map(({ route }) => nimble.url + route), company.guestAddress]) {
      await openPage(page, address.replace(/:\w+$/, longWord('unknown', 100)));
      await look(address.replace(nimble.url, ''));
    }
  });

  test(`an interview in ${language}`, async ({ page }) => {
    const look = await lookIn(page, language);
    await walkAsCandidate(page, nimble, company, `applicant-${language.toLowerCase()}`, look);
  });
}

test.describe('a browser in de-AT', () => {
  test.use({ locale: 'de-AT' });

  test('gets pages that say their language, and that axe finds no fault with', async ({ page }) => {
    const addresses = outsidePlaces.map(({ route }) => nimble.url + route.replace(/:\w+$/, 'unknown'));
    addresses.push(company.guestAddress, `${nimble.url}/interview/${company.job.shareToken}`);
    for (const address of addresses) {
      await openPage(page, address);
      await expect(page.locator('html'), address).toHaveAttribute('lang', 'de');
      await expectAccessibleTexts(page, address);
    }
    await openAs(page, nimble, company.admin, '/dashboard');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});
