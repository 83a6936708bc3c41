import type { Page, Response } from '@playwright/test';

/** The texts of all answers until now. */
export type Answers = () => Promise<ReadonlySet<string>>;

/**
 * Notes every text that the server answers: names and titles that people typed, and the server's own texts, which it
 * translates itself and which has no pseudo-languages.
 */
export function noteAnswers(page: Page): Answers {
  const texts = new Set<string>();
  const reading = new Set<Promise<void>>();
  const read = async (response: Response) => collect(await response.json().catch(() => undefined), texts);
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    // A video may go on loading.
    if (response.request().resourceType() === 'media') return;
    const one = read(response).finally(() => reading.delete(one));
    reading.add(one);
  });
  return async () => {
    await Promise.all(reading);
    return texts;
  };
}

function collect(part: unknown, texts: Set<string>): void {
  // A value of a list such as `active` has its own label.
  if (typeof part === 'string' && /[A-Z\s@\d]/.test(part))
    for (const text of part.split('`')) texts.add(text.replace(/\s+/g, ' ').trim());
  if (typeof part === 'object' && part !== null) for (const each of Object.values(part)) collect(each, texts);
}

/** Texts without a catalog: proper names, and what only looks like words. */
const sameEverywhere = [
  'Nimble|Google|Slack|JSON|CSV|PDF|DOCX?|MP4|API|URL|HTTPS?|SHA-256|OpenAPI',
  'English|Español|Français|Deutsch',
  'Starter|Growth|Enterprise',
  // Initials of people.
  '[A-Z]{2}',
  // Names of events in the API.
  String.raw`[a-z]+(?:\.[a-z_]+)+`,
  // Languages are named by Intl, which has no pseudo-languages.
  'Russian|Korean',
  // Dates and times are Intl's, which has no pseudo-languages.
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?',
  '(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?|[AP]M|UTC|GMT',
  String.raw`\w+/\w+(?:/\w+)?`,
  String.raw`\S+@\S+|https?://\S+|\S+\.(?:pdf|mp4|csv)`,
];

/** The visible texts of the current page, and those for screen readers, that are neither bracketed nor data. */
export async function untranslatedTexts(page: Page, answers: Answers): Promise<string[]> {
  const found = await page.evaluate(pageTexts);
  const data = [...(await answers())].toSorted((one, other) => other.length - one.length);
  return found.filter(({ text }) => hasEnglish(text, data)).map(({ from, text }) => `${from}: ${text}`);
}

function hasEnglish(text: string, data: readonly string[]): boolean {
  let rest = text.replace(/\s+/g, ' ').trim();
  // One text may be a value of another.
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/\[[^[\]]*~\]/g, ' ');
  }
  if (!hasWord(rest)) return false;
  const words = new RegExp(`\\b(?:${sameEverywhere.join('|')})\\b`, 'g');
  // A name that `longWord` made is a part of a longer one, and of an answer.
  return [rest.replace(longWords, ' '), rest].every((text) =>
    hasWord(withoutData(text, data).replace(longWords, ' ').replace(words, ' ')),
  );
}

const longWords = /\S*donaudampf\S*/g;

function withoutData(text: string, data: readonly string[]): string {
  return data.filter(hasWord).reduce((rest, each) => rest.replaceAll(each, ' '), text);
}

const hasWord = (text: string) => /\p{L}{2,}/u.test(text);

/** Runs in the page. */
function pageTexts(): { from: string; text: string }[] {
  const found = [{ from: 'title of the page', text: document.title }];
  const nameOf = (element: Element) =>
    `<${element.localName} ${(element.getAttribute('class') ?? '').slice(0, 40)}>`;
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    // Keys, addresses and commands, and what says that it is in another language; a long choice has names from Intl,
    // such as those of countries.
    element.closest('code, pre, kbd, [lang="en"], [data-sonner-toaster]') === null &&
    (element.closest('select')?.options.length ?? 0) < 40;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const holder = node.parentElement;
    if (holder === null || holder.matches('script, style, noscript, title') || !isShown(holder)) continue;
    found.push({ from: nameOf(holder), text: node.textContent ?? '' });
  }
  for (const attribute of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description'])
    for (const element of document.body.querySelectorAll(`[${attribute}]`))
      if (isShown(element))
        found.push({
          from: `${nameOf(element)} ${attribute}`,
          text: element.getAttribute(attribute) ?? '',
        });
  return found;
}
