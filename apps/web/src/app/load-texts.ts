import { translateMessages } from '@nimble/contracts';
import { showTexts, type TextsByFolder } from '../lib/language/catalogs.ts';
import type { ShownLanguage } from '../lib/language/language.ts';

type Messages = Readonly<Record<string, string>>;
type Loaded = {
  texts: Record<string, unknown>;
  /** The texts of the contracts, by their codes. */
  messages?: Readonly<Record<string, Messages>>;
  /** The same, made from English. */
  messageOf?: MessageOf;
};
type MessageOf = (code: string, english: string) => string | undefined;
type Loader = () => Promise<Loaded>;
type Loaders = Readonly<Record<Exclude<ShownLanguage, 'en'>, Loader>>;

/** The texts of the pages of candidates and guests, and those that all pages share. */
const candidate: Loaders = {
  de: () => import('./texts/candidate.de.ts'),
  es: () => import('./texts/candidate.es.ts'),
  fr: () => import('./texts/candidate.fr.ts'),
  'en-XA': () => import('./texts/candidate.en-XA.ts'),
  'ar-XB': () => import('./texts/candidate.ar-XB.ts'),
};

const workspace: Loaders = {
  de: () => import('./texts/workspace.de.ts'),
  es: () => import('./texts/workspace.es.ts'),
  fr: () => import('./texts/workspace.fr.ts'),
  'en-XA': () => import('./texts/workspace.en-XA.ts'),
  'ar-XB': () => import('./texts/workspace.ar-XB.ts'),
};

/** Loads the texts of candidates' pages in a language. English is part of the pages. @returns shows them */
export async function loadCandidateTexts(language: ShownLanguage): Promise<() => void> {
  return loadAll(language, [candidate]);
}

/** Loads the texts of every page in a language. @returns shows them */
export async function loadAllTexts(language: ShownLanguage): Promise<() => void> {
  return loadAll(language, [candidate, workspace]);
}

async function loadAll(language: ShownLanguage, groups: readonly Loaders[]): Promise<() => void> {
  if (language === 'en') return () => showAll(undefined, () => undefined);
  const loaded = await Promise.all(groups.map((group) => group[language]()));
  const byFile = loaded.flatMap(({ texts }) => Object.entries(texts));
  const byFolder = Object.fromEntries(byFile.map(([file, texts]) => [folderOf(file), texts]));
  const messages: Messages = Object.assign(
    {},
    ...loaded.flatMap((each) => Object.values(each.messages ?? {})),
  );
  const made = loaded.find(({ messageOf }) => messageOf !== undefined)?.messageOf;
  return () => showAll(byFolder as TextsByFolder, made ?? ((code) => messages[code]));
}

function showAll(texts: TextsByFolder | undefined, messageOf: MessageOf): void {
  showTexts(texts);
  translateMessages(messageOf);
}

/**
 * From this folder's `texts`: `../../features/submissions/list/messages/de.json` → `submissions/list`,
 * `../messages/de.json` → `app`
 */
function folderOf(file: string): string {
  const fromSources = file.startsWith('../../') ? file.slice('../../'.length) : file.replace('..', 'app');
  return fromSources.replace(/^features\//, '').replace(/\/messages\/[^/]*$/, '');
}
