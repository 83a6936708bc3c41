/** What pg has for queries that are not its own, as pg-cursor uses it, and its types leave out. */

declare module 'pg/lib/utils.js' {
  const utils: { prepareValue: (value: unknown) => Buffer | string | null };
  export default utils;
}
