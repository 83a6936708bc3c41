import { expect, type Page } from '@playwright/test';
import { expectAccessibleTexts, expectColors } from '../../support/accessibility.ts';
import { openAs } from '../../support/company.ts';
import { walkAsCandidate } from '../../support/layout/candidate-walk.ts';
import { layoutFaults, type Screen, screens } from '../../support/layout/layout.ts';
import { outsidePlaces, type Place, workspacePlaces } from '../../support/layout/layout-places.ts';
import { longWord } from '../../support/layout/long-texts.ts';
import { named } from '../../support/layout/names.ts';
import { closeDialogs, openPage, turnToPage } from '../../support/layout/open-page.ts';
import { type Answers, noteAnswers, untranslatedTexts } from '../../support/layout/untranslated.ts';
import { lineOf, slowBitsPerSecond } from '../../support/line.ts';
import { test } from '../../support/shared-server.ts';
import type { Stage } from './stage.ts';

/**
 * Every page in two languages that exist only for this (docs/translations.md): all texts 40 percent longer, accented
 * and in brackets, so that an English one shows; and from right to left, so that Arabic or Hebrew needs only its texts.
 * The long texts are looked at on all screens, in dialogs on a phone and on a desktop. From right to left no text is
 * longer: pages are looked at on a phone and on a desktop, dialogs on a phone.
 */
const extremes = screens.filter(({ width }) => width !== 768);
const phone = screens.filter(({ width }) => width === 360);

type Shown = 'en-XA' | 'ar-XB' | 'de';
type Look = (place: string, sizes?: readonly Screen[]) => Promise<void>;

/** Opens this browser's pages in the language. @returns checks what is shown now */
async function lookIn(page: Page, language: 'en-XA' | 'ar-XB'): Promise<Look> {
  await page.addInitScript((chosen) => localStorage.setItem('nimble_language', chosen), language);
  const answers = noteAnswers(page);
  return (place, sizes = screens) => expectFine(page, answers, language, place, sizes);
}

async function expectFine(
  page: Page,
  answers: Answers,
  language: Shown,
  place: string,
  sizes: readonly Screen[],
): Promise<void> {
  for (const size of sizes) {
    const faults = await layoutFaults(page, [size]);
    if (language === 'en-XA') faults.push(...(await untranslatedTexts(page, answers)));
    expect.soft(faults, `${place}, ${language}, ${size.width}`).toEqual([]);
  }
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', language);
  await expect(root).toHaveAttribute('dir', language === 'ar-XB' ? 'rtl' : 'ltr');
}

/**
 * The choice below the pages for people outside offers no language that exists only for this: here it does. It lists
 * what is in an object, and takes nothing else.
 */
async function offerAllLanguages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const entriesOf = Object.entries.bind(Object);
    const withPseudo = (given: Record<string, unknown>) =>
      given['de'] === 'Deutsch' ? [...entriesOf(given), ['en-XA', ''], ['ar-XB', '']] : entriesOf(given);
    Object.entries = withPseudo as typeof Object.entries;
  });
}

async function choose(page: Page, language: Shown): Promise<void> {
  const name = new RegExp(`${named('Language').source}|^Sprache$`);
  await page.getByRole('combobox', { name }).selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** In two tests, because a slow machine needs minutes for each. */
const firstOfSettings = workspacePlaces.findIndex(({ route }) => route === '/analytics');
const partsOfWorkspace = {
  'jobs and candidates': workspacePlaces.slice(0, firstOfSettings),
  'the company and its settings': workspacePlaces.slice(firstOfSettings),
};

/** As after years; the newest is of tomorrow, because today's count may come at any moment. */
const storedMuch = `
  INSERT INTO storage_days (day, kind, bytes, files)
  SELECT current_date + days, kind, 987654321098 + days * 12345678901, 1234567
  FROM unnest(ARRAY[-20, 1]) days, unnest(ARRAY['recordings', 'films', 'resumes', 'images', 'media']) kind
  ON CONFLICT DO NOTHING`;

async function walkPlace(
  page: Page,
  company: Stage['company'],
  { route, address, opens = {}, colors }: Place,
  language: 'en-XA' | 'ar-XB',
  look: Look,
): Promise<void> {
  const isLonger = language === 'en-XA';
  await closeDialogs(page);
  await turnToPage(page, address?.(company) ?? route);
  await look(route, isLonger ? screens : extremes);
  // All other tests use axe in English.
  if (isLonger) await expectAccessibleTexts(page, route);
  if (isLonger && colors) await expectColors(page, route);
  for (const [name, act] of Object.entries(opens)) {
    await closeDialogs(page);
    await act(page);
    await look(`${route}, ${name}`, isLonger ? extremes : phone);
    if (isLonger && colors) await expectColors(page, `${route}, ${name}`);
  }
}

export function pseudoLanguageCases(stage: () => Stage): void {
  for (const language of ['en-XA', 'ar-XB'] as const) {
    for (const [part, places] of Object.entries(partsOfWorkspace))
      test(`${part} in ${language}`, async ({ page }) => {
        const { nimble, company } = stage();
        test.slow();
        const look = await lookIn(page, language);
        await openAs(page, nimble, company.admin, '/dashboard');
        await page.locator('h1').first().waitFor({ state: 'attached' });
        for (const place of places) await walkPlace(page, company, place, language, look);
      });

    test(`a new company and the installation in ${language}`, async ({ page }) => {
      const { nimble, master, newcomer } = stage();
      const look = await lookIn(page, language);
      await openAs(page, nimble, newcomer, '/dashboard');
      for (const route of ['/dashboard', '/jobs', '/candidates', '/analytics', '/settings/api']) {
        await turnToPage(page, route);
        await look(`${route}, empty`, extremes);
      }
      await nimble.query(storedMuch);
      await openAs(page, nimble, master, '/installation');
      await turnToPage(page, '/installation');
      await look('/installation');
    });

    test(`pages without an account in ${language}`, async ({ page }) => {
      const { nimble, company } = stage();
      const look = await lookIn(page, language);
      for (const address of [...outsidePlaces.map(({ route }) => nimble.url + route), company.guestAddress]) {
        await openPage(page, address.replace(/:\w+$/, longWord('unknown', 100)));
        await look(address.replace(nimble.url, ''));
      }
    });
  }

  test('an interview from right to left, with each stage in longer texts and in German too', async ({
    page,
  }) => {
    const { nimble, company } = stage();
    test.slow();
    await offerAllLanguages(page);
    const look = await lookIn(page, 'ar-XB');
    const answers = noteAnswers(page);
    const line = await lineOf(page);
    await walkAsCandidate(page, nimble, company, 'applicant', async (step) => {
      // The device check then offers a smaller picture, which takes most room.
      if (step === 'form') await line({ bitsPerSecond: slowBitsPerSecond });
      if (step === 'device check') {
        await expect(page.getByRole('button', { name: named('Record in 480p') })).toBeVisible();
        await line({});
      }
      await look(step);
      for (const language of ['en-XA', 'de'] as const) {
        await choose(page, language);
        await expectFine(page, answers, language, step, screens);
      }
      await choose(page, 'ar-XB');
    });
  });

  test.describe('a browser in de-AT', () => {
    test.use({ locale: 'de-AT' });

    test('gets pages that say their language, and that axe finds no fault with', async ({ page }) => {
      const { nimble, company } = stage();
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
}
