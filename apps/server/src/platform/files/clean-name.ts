const longestName = 150;

/**
 * A name that a stranger gave a file, as every system can store and show it, with the extension of its actual format.
 * Control characters, path separators and bidirectional overrides are not allowed in a file's name.
 */
export function cleanFileName(
  given: string,
  { fallback, extension }: { fallback: string; extension: string },
) {
  return `${cleaned(given.replace(/\.[A-Za-z0-9]{1,5}$/, '')) || fallback}.${extension}`;
}

/** The same before its format is known. */
export function cleanGivenName(given: string, fallback: string): string {
  return cleaned(given) || fallback;
}

function cleaned(name: string): string {
  const base = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|]/gu, ' ')
    .trim();
  // Cut between characters, not in the middle of one.
  return [...base].slice(0, longestName).join('').trim();
}
