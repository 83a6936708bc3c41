import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, languageOfTag } from '@nimble/contracts/languages';

const current = new AsyncLocalStorage<Language | undefined>();

/** Runs one call; what it awaits has its language, too. */
export function inLanguage<Result>(language: Language | undefined, run: () => Result): Result {
  return current.run(language, run);
}

/**
 * The language of the call in progress, for the texts in answers that are made far from the request. English outside of
 * calls: in tasks and commands.
 */
export function languageOfCall(): Language {
  return current.getStore() ?? 'en';
}

/** The same, and undefined where the caller named none of ours: to store what a person uses. */
export function namedLanguageOfCall(): Language | undefined {
  return current.getStore();
}

/** Longer lists than a browser sends are not read to their end. */
const mostTags = 20;

/** The first of our languages in an `Accept-Language` header, by the reader's order; English without one. */
export function acceptedLanguage(header: string | undefined): Language {
  return namedLanguage(header) ?? 'en';
}

/** The same, and undefined without one. */
export function namedLanguage(header: string | undefined): Language | undefined {
  if (header === undefined) return undefined;
  const wanted = header.split(',', mostTags).map(readTag);
  return wanted
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => (tag === '*' ? 'en' : languageOfTag(tag)))
    .find((language) => language !== undefined);
}

/** `de-AT;q=0.8`; a quality that is no number counts as 0. */
function readTag(part: string): { tag: string; quality: number } {
  const [tag = '', ...parameters] = part.split(';').map((one) => one.trim());
  const quality = parameters.find((one) => /^q\s*=/i.test(one));
  const value = quality === undefined ? 1 : Number(quality.slice(quality.indexOf('=') + 1));
  return { tag, quality: Number.isFinite(value) ? value : 0 };
}
