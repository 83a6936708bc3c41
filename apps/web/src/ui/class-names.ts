/** Joins the classes that are given; what is false, null or undefined is left out. */
export function classNames(...classes: (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(' ');
}
