/**
 * A name that somebody has chosen, as it may stand in a mail to somebody else: one short line that no mail program makes a
 * link of. Nothing stands right behind a dot, a slash or an @, and there are no signs that cannot be seen.
 */
export function plainName(name: string, longest = 60): string {
  const line = name
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .replace(/[./\\@]+(?=\S)/g, '$& ');
  const letters = [...line];
  if (letters.length <= longest) return line;
  return `${letters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`;
}
