import type { AnswerFormat, SettingsOf } from '@nimble/contracts/answers';

/** What the form found wrong with a format, by field; of a list also at its places. */
export type FormatErrors = { message?: string | undefined } & { [field: string]: unknown };

export type SettingsProps<Format extends AnswerFormat> = {
  settings: SettingsOf<Format>;
  errors: FormatErrors | undefined;
  /** The number of the question, which the names of its fields end with. */
  number: number;
  onChange: (settings: SettingsOf<Format>) => void;
};

/** The error at a path of fields, if there is one there. */
export function errorAt(
  errors: FormatErrors | undefined,
  ...path: readonly (string | number)[]
): string | undefined {
  let at: unknown = errors;
  for (const field of path) at = typeof at === 'object' && at !== null ? Reflect.get(at, field) : undefined;
  const own = messageIn(at);
  // The form keeps the error of a whole list at its root.
  return own ?? (typeof at === 'object' && at !== null ? messageIn(Reflect.get(at, 'root')) : undefined);
}

function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const message: unknown = Reflect.get(error, 'message');
  return typeof message === 'string' ? message : undefined;
}
