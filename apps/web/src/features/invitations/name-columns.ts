/** A cell of a spreadsheet's file, quoted or not, and its separator. */
const cells = /(?:"((?:[^"]|"")*)"|([^",;\t\r\n]*))([,;\t]|\r?\n|$)/g;

/** The rows of a spreadsheet's file. */
export function rowsOf(content: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, bare = '', end] of content.replace(/^\uFEFF/, '').matchAll(cells)) {
    row.push((quoted?.replaceAll('""', '"') ?? bare).trim());
    if (end !== undefined && /^[,;\t]$/.test(end)) continue;
    if (row.some((cell) => cell !== '')) rows.push(row);
    row = [];
  }
  return rows;
}

/** The columns of a person's name, in their order, by the header; none without one. */
export function nameColumns(head: readonly string[]): number[] {
  const columnOf = (pattern: RegExp) => head.findIndex((cell) => pattern.test(cell));
  const whole = columnOf(/^(full |candidate )?name$|^candidate$/i);
  if (whole !== -1) return [whole];
  return [
    columnOf(/^(first|given)[ _]?name$/i),
    columnOf(/^(last[ _]?name|surname|family[ _]?name)$/i),
  ].filter((column) => column !== -1);
}
