import { useSyncExternalStore } from 'react';
import { storageKeys } from './storage-keys.ts';

/** The languages of the candidate's pages, by their own names. */
export const languages = { en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch' } as const;
export type Language = keyof typeof languages;

/** The same texts in any language. */
export type Translated<English> = English extends string
  ? string
  : English extends (...given: infer Given) => string
    ? (...given: Given) => string
    : English extends readonly string[]
      ? readonly string[]
      : { readonly [Name in keyof English]: Translated<English[Name]> };

/** Loads the texts of a language and returns a function that applies them. */
type Loader = (language: Language) => Promise<() => void>;

const loaders: Loader[] = [];
const listeners = new Set<() => void>();
let current = languageOfBrowser();
let ready = Promise.resolve();

/**
 * The texts of one feature. They are one object for as long as the page exists, whose texts change with the language,
 * so that code outside of components uses the same. English is bundled; others are loaded when needed.
 */
export function createCatalogue<const English extends object>(
  english: English,
  others: Record<Exclude<Language, 'en'>, () => Promise<Translated<English>>>,
): Translated<English> {
  const texts: object = { ...english };
  const load: Loader = async (language) => {
    const loaded = language === 'en' ? english : await others[language]();
    return () => void Object.assign(texts, loaded);
  };
  loaders.push(load);
  if (current !== 'en') {
    const earlier = ready;
    // Offline, English is better than nothing.
    ready = load(current).then(
      async (show) => {
        await earlier;
        show();
      },
      () => earlier,
    );
  }
  return texts as Translated<English>;
}

/** Resolves when every catalogue that exists so far has the texts of the chosen language. */
export function cataloguesReady(): Promise<void> {
  return ready;
}

/** Changes every text of the page, and stores the choice on this device. @throws when the texts cannot be loaded. */
export async function chooseLanguage(language: Language): Promise<void> {
  const shows = await Promise.all(loaders.map((load) => load(language)));
  for (const show of shows) show();
  current = language;
  try {
    localStorage.setItem(storageKeys.language, language);
  } catch {
    // Forbidden by the browser's settings: it applies to this page only.
  }
  for (const listener of listeners) listener();
}

/** Renders the calling component again, with its children, when the language changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, () => current);
}

/** The reader's date locale: the browser's own, if it is one of the chosen language. */
export function locale(): string {
  return browserLanguages().find((wanted) => wanted.startsWith(current)) ?? current;
}

function languageOfBrowser(): Language {
  return (
    [storedLanguage(), ...browserLanguages()].map(asLanguage).find((known) => known !== undefined) ?? 'en'
  );
}

function asLanguage(wanted: string | null): Language | undefined {
  const short = wanted?.slice(0, 2).toLowerCase() ?? '';
  return Object.keys(languages).find((known): known is Language => known === short);
}

function browserLanguages(): readonly string[] {
  return navigator.languages ?? [];
}

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(storageKeys.language);
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
