/**
 * A text that schemas show for an invalid value, and calls answer with, in the language of the reader. `error` makes it
 * when it is needed, as zod takes it: the values in the text are those of zod's issue (`{maximum}`), or given.
 */
export type Message = {
  readonly error: (values?: object) => string;
  /** Its translations have the same code. */
  readonly code: string;
  readonly english: string;
};

/** The text of a code in the language of the reader, made of English at most; undefined for English. */
type Translate = (code: string, english: string) => string | undefined;
let translate: Translate = () => undefined;

/** Sets the language of messages: the server's is that of the call, a page's that of its texts. */
export function translateMessages(by: Translate): void {
  translate = by;
}

/** Declares messages, in English. Their translations are in files beside theirs, by `group.name`. */
export function messages<const Name extends string>(
  group: string,
  english: Readonly<Record<Name, string>>,
): Readonly<Record<Name, Message>> {
  const entries = Object.entries<string>(english).map(([name, text]) => [
    name,
    messageOf(`${group}.${name}`, text),
  ]);
  return Object.fromEntries(entries) as Record<Name, Message>;
}

function messageOf(code: string, english: string): Message {
  return { code, english, error: (values = {}) => filled(translate(code, english) ?? english, values) };
}

/** The text of a message now. */
export function textOf({ error }: Message, values?: object): string {
  return error(values);
}

function filled(text: string, values: object): string {
  return text.replaceAll(/\{(\w+)\}/g, (_place, name: string) => String(Reflect.get(values, name)));
}
