import type { ErrorKind } from './errors.ts';

/**
 * Why a call is refused. `kind` gives the status and the name of the answer; `text` is for people, in English, and may
 * change. What programs compare is the code it stands under, which never changes its meaning. A text that names values
 * takes them as one object; they travel in `error.details`, so that other languages can name them too.
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
