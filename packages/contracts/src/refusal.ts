import type { ErrorKind } from './errors.ts';
import type { TranslatedText } from './texts.ts';

/**
 * Why a call is refused. `kind` gives the status and the name of the answer; the text is for people, in the language of
 * the request, and may change. Programs compare the code of the entry, which never changes its meaning. The values of a
 * text are sent in `error.details`.
 */
export type Refusal = TranslatedText & { readonly kind: ErrorKind };

/** Declares the refusals of a feature, each under its code: `job.not_found`. */
export function refusals<const List extends Readonly<Record<`${string}.${string}`, Refusal>>>(
  list: List,
): List {
  return list;
}
