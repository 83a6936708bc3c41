/**
 * A text for people that is shown in the language of the reader: ICU MessageFormat, here in English. Its translations
 * are in files beside it, named after it and the language (`jobs.refusals.de.json`), which only the server loads.
 */
export type TranslatedText = {
  readonly text: string;
  /** The values that it takes, each with what it is: a list names all that it can be. */
  readonly values?: Readonly<Record<string, ValueKind>>;
};

type ValueKind = 'number' | 'text' | readonly string[];

type ValueOf<Kind> = Kind extends 'number' ? number : Kind extends readonly (infer One)[] ? One : string;

/** The values of a text; undefined where it takes none. */
export type ValuesOfText<Text> = Text extends { readonly values: infer Kinds }
  ? { readonly [Name in keyof Kinds]: ValueOf<Kinds[Name]> }
  : undefined;
