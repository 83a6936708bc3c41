type CsvFormat = {
  escape_formulas: true;
  bom: true;
  delimiter: ',' | ';';
  cast: { number: (value: number) => string; string: (value: string) => string };
};

/** A sign at which a cell begins if the file is read with the separators of another language. */
const innerBeginnings = /[=@+\-\uff1d\uff20\uff0b\uff0d](?<=[,;\t\r\n]"*.)/gu;
/** A function, a program, or another file. */
const calls = /[\p{L}\p{N}_.]\(|\||'!/gu;

/**
 * `escape_formulas` sees only where the cells of this file begin. Without a call, what follows another sign than = is
 * harmless, such as a phone number, a price (`50.000,- €`), or an item of a list.
 */
function withoutInnerFormulas(text: string): string {
  let lastCall = -1;
  for (const { index } of text.matchAll(calls)) lastCall = index;
  return text.replaceAll(innerBeginnings, (sign, at: number) =>
    sign === '=' || sign === '\uff1d' || at < lastCall ? `'${sign}` : sign,
  );
}

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
      string: withoutInnerFormulas,
      number: (value) => value.toLocaleString(locale, { useGrouping: false, maximumFractionDigits: 10 }),
    },
  };
}
