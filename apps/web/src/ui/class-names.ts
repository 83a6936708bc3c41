/** Of a list that stands while the next one loads: still to be read, and not dimmed at all when that is quick. */
export const staleClasses = 'opacity-80 transition-opacity delay-200';

/** Joins the classes that are given; what is false, null or undefined is left out. */
export function classNames(...classes: (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(' ');
}
