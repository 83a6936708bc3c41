/** Texts, texts with values (functions), lists of texts, and groups of these. */
export type Texts = { readonly [key: string]: unknown };

/** The texts of a language, by the path of their folder: `submissions/list`. */
export type TextsByFolder = Readonly<Record<string, Texts>>;

const catalogs = new Map<string, { shown: Texts; english: Texts }>();
let translated: TextsByFolder = {};

/**
 * The texts of one folder. They are one object for as long as the page exists, whose texts change with the language, so
 * that code outside of components uses the same. English is part of the page; other languages load before it shows.
 * @param folder the path of the folder with `messages/en.json`, from `features` or from `src`
 */
export function createCatalog<const English extends Texts>(folder: string, english: English): English {
  const shown = structureOf(english);
  catalogs.set(folder, { shown, english });
  replaceTexts(shown, translated[folder] ?? english);
  return shown as English;
}

/** Shows the texts of another language in every catalog of the page; `undefined` for English. */
export function showTexts(texts: TextsByFolder | undefined): void {
  translated = texts ?? {};
  for (const [folder, { shown, english }] of catalogs) replaceTexts(shown, translated[folder] ?? english);
}

function structureOf(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, isGroup(text) ? structureOf(text) : text]),
  );
}

/** In place, at every depth: other modules hold the groups. */
function replaceTexts(shown: Texts, texts: Texts): void {
  for (const [key, text] of Object.entries(texts)) {
    const group = shown[key];
    if (isGroup(group) && isGroup(text)) replaceTexts(group, text);
    else Object.assign(shown, { [key]: text });
  }
}

function isGroup(text: unknown): text is Texts {
  return typeof text === 'object' && text !== null && !Array.isArray(text);
}
