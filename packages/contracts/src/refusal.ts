import type { ErrorKind } from './errors.ts';

/**
 * Why a call is refused. `kind` gives the status and the name of the answer; `text` is for people, in English, and may
 * change. Programs compare the code of the entry, which never changes its meaning. A text with values takes them as one
 * object; they are sent in `error.details`, so that other languages can show them too.
 */
export type Refusal = {
  readonly kind: ErrorKind;
  readonly text: string | ((values: never) => string);
};

/** Declares the refusals of a feature, each under its code: `job.not_found`. */
export function refusals<const List extends Readonly<Record<`${string}.${string}`, Refusal>>>(
  list: List,
): List {
  return list;
}
