import { isLanguage, type Language, languageOfTag } from '@nimble/contracts/languages';
import { useSyncExternalStore } from 'react';
import { storageKeys } from '../storage-keys.ts';

/**
 * Made from English by the build, to see what a translation could break: accented and 40 percent longer, or from right
 * to left. Only for the people who develop Nimble (docs/translations.md).
 */
const pseudoLanguages = ['en-XA', 'ar-XB'] as const;
export type PseudoLanguage = (typeof pseudoLanguages)[number];
export type ShownLanguage = Language | PseudoLanguage;

/** Loads the texts of a language and returns a function that shows them. */
type TextLoader = (language: ShownLanguage) => Promise<() => void>;

const listeners = new Set<() => void>();
let current: ShownLanguage = 'en';
let loadTexts: TextLoader = async () => () => undefined;

/**
 * Shows the page in the reader's language: as chosen in this browser, else as the browser prefers. English stays when
 * the texts cannot be loaded: it is part of the page, and offline it is better than nothing.
 */
export async function startLanguage(load: TextLoader): Promise<void> {
  loadTexts = load;
  const wanted = preferredLanguage();
  await show(wanted).catch(() => show('en'));
}

/** Changes every text of the page, and stores the choice in this browser. @throws when the texts cannot be loaded. */
export async function chooseLanguage(language: ShownLanguage): Promise<void> {
  await show(language);
  storeLanguage(language);
}

/**
 * Shows the language that the employer chose for candidates, unless the reader has chosen one in this browser. When its
 * texts cannot be loaded, the page stays as it is.
 */
export async function showSuggestedLanguage(language: Language | null): Promise<void> {
  if (language === null || language === current || storedLanguage() !== null) return;
  await show(language).catch(() => undefined);
}

/**
 * Shows the signed-in user's language: on another device it was chosen for this one too. The workspace reads some texts
 * only once, when its modules load, so it is loaded again. A pseudo-language stays.
 */
export function reloadInLanguage(language: Language): void {
  if (language === current || isPseudo(current)) return;
  storeLanguage(language);
  if (storedLanguage() === language) location.reload();
}

function storeLanguage(language: ShownLanguage): void {
  try {
    localStorage.setItem(storageKeys.language, language);
  } catch {
    // Forbidden by the browser's settings: it applies to this page only.
  }
}

/** The language that is shown; renders the calling component again, with its children, when it changes. */
export function useLanguage(): ShownLanguage {
  return useSyncExternalStore(subscribe, () => current);
}

/** The language of the server's texts, which has no pseudo-languages. */
export function serverLanguage(): Language {
  return isLanguage(current) ? current : 'en';
}

/** The reader's locale for dates, numbers and order: the browser's own, if it is one of the language shown. */
export function locale(): string {
  return browserLanguages().find((wanted) => wanted.startsWith(current)) ?? current;
}

/** In which direction the reader's language runs, for code that CSS does not reach. */
export function direction(): 'ltr' | 'rtl' {
  return current === 'ar-XB' ? 'rtl' : 'ltr';
}

async function show(language: ShownLanguage): Promise<void> {
  const showTexts = await loadTexts(language);
  showTexts();
  current = language;
  document.documentElement.lang = language;
  document.documentElement.dir = direction();
  for (const listener of listeners) listener();
}

function preferredLanguage(): ShownLanguage {
  const stored = storedLanguage();
  if (isPseudo(stored)) return stored;
  return [stored ?? '', ...browserLanguages()].map(languageOfTag).find(isKnown) ?? 'en';
}

function isPseudo(language: string | null): language is PseudoLanguage {
  return pseudoLanguages.some((known) => known === language);
}

function isKnown(language: Language | undefined): language is Language {
  return language !== undefined;
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
