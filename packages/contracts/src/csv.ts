type CsvFormat = {
  escape_formulas: true;
  bom: true;
  delimiter: ',' | ';';
  cast: { number: (value: number) => string; string: (value: string) => string };
};

/**
 * What a spreadsheet runs, where a cell begins behind a separator: it calls a function, a program or another file. The
 * end of a price is none (`50.000,- €`), nor is a smiley.
 */
const hiddenFormulas =
  /(?<=[,;\t])(?=[=+@\uff1d\uff0b\uff20\uff0d-][^,;\t\n]*[(|!])(?![\uff0d-](?:[()]*(?:[\s.!?]|$)|€))/gu;

/**
 * How every CSV file is written, in the browser as on the server: the options of `csv-stringify`. Where numbers have a
 * decimal comma, spreadsheets expect it, and semicolons between cells: Excel would show each row in one cell otherwise,
 * and 1.5 as the first of May.
 */
export function csvFormat(locale: string): CsvFormat {
  return {
    // Names come from people, and a spreadsheet would run a cell that begins with = + - or @ as a formula.
    escape_formulas: true,
    // Without the byte order mark Excel misreads names with non-ASCII letters.
    bom: true,
    delimiter: (1.5).toLocaleString(locale).includes(',') ? ';' : ',',
    cast: {
      // `escape_formulas` sees the beginnings of cells. Read with the separators of another language, a cell has more.
      string: (value) => value.replaceAll(hiddenFormulas, "'"),
      number: (value) => value.toLocaleString(locale, { useGrouping: false, maximumFractionDigits: 10 }),
    },
  };
}
