/** How every CSV file is written, in the browser as on the server: the options of `csv-stringify`. */
export const csvFormat = {
  // Names come from people, and a spreadsheet would run a cell that begins with = + - or @.
  escape_formulas: true,
  // Without the mark Excel reads names in another alphabet as something else.
  bom: true,
} as const;
