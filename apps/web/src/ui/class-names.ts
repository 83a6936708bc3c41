/** A list that stays while the next one loads: still readable, and not dimmed when that is quick. */
export const staleClasses = 'opacity-80 transition-opacity delay-200';

/** Joins the given classes; false, null and undefined are left out. */
export function classNames(...classes: (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(' ');
}
