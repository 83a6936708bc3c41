/**
 * A user's name, safe for an email to another person: one short line that no mail program makes a link of. Invisible
 * characters are removed.
 */
export function plainName(name: string, longest = 60): string {
  const line = withoutLinks(name.replace(/[\p{C}\s]+/gu, ' ').trim());
  const letters = [...line];
  if (letters.length <= longest) return line;
  return `${letters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`;
}

/** A space follows every dot, slash or @. Only a slash as in "m/w/d" stays as it is: without a dot or a scheme it makes no link. */
export function withoutLinks(name: string): string {
  return name.replace(/(?!(?<=\p{L})\/\p{L})[./\\@]+(?=\S)/gu, '$& ');
}
