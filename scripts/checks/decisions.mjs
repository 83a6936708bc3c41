const heading = /^# (\d{3}) (.+)\n\n(\d{4}-\d{2}-\d{2}) · (.+)\n/;
const references = /\bdecision (\d{3})\b|\bdecisions\/(\d{3}-[\w-]+\.md)/gi;

/**
 * Faults of the decision records: `records` has the text of each by its file name, `index` is the README's. A record
 * begins with `# NNN Title`, an empty line and `date · status`.
 */
export function decisionErrors(records, index) {
  const names = [...records.keys()].toSorted((one, other) => one.localeCompare(other));
  const errors = names.flatMap((name, place) => {
    const number = String(place + 1).padStart(3, '0');
    const [, written, title, date, status] = heading.exec(records.get(name)) ?? [];
    if (written === undefined) return [`${name}: begin with "# NNN Title" and "date · status"`];
    if (!name.startsWith(`${number}-`) || written !== number)
      return [`${name}: its number must be ${number}`];
    const row = `| [${number}](${name}) | ${title} | ${date} | ${status} |`;
    return index.includes(`${row}\n`) ? [] : [`README.md: add this row or correct it: ${row}`];
  });
  const rows = index.match(/^\| \[\d/gm)?.length ?? 0;
  if (rows !== names.length) errors.push(`README.md: ${rows} rows for ${names.length} records`);
  return errors;
}

/** References to records that do not exist. */
export function missingDecisions(names, path, text) {
  return [...text.matchAll(references)]
    .filter(([, number, name]) =>
      name === undefined
        ? !names.some((record) => record.startsWith(`${number}-`))
        : !names.includes(name.toLowerCase()),
    )
    .map(([reference]) => `${path}: there is no ${reference}`);
}
