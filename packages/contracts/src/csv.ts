/** How every CSV file is written, in the browser as on the server: the options of `csv-stringify`. */
export const csvFormat = {
  // Names come from people, and a spreadsheet would run a cell that begins with = + - or @ as a formula.
  escape_formulas: true,
  // Without the byte order mark Excel misreads names with non-ASCII letters.
  bom: true,
} as const;
