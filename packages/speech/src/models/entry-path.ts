const longestName = 200;
const deepest = 5;

/**
 * Where an entry of an archive is unpacked, relative to the target folder; null for entries to skip.
 * @throws RangeError with the fault of its name.
 */
export function entryPath(name: string): string | null {
  // Backslashes and drives have a meaning on other systems; a name with any of these was made to be misread.
  if (name.startsWith('/') || name.includes('\\') || /^[a-z]:/i.test(name))
    throw new RangeError('an absolute path');
  if (/\p{Cc}/u.test(name)) throw new RangeError('a name with control characters');
  if (name.length > longestName) throw new RangeError('a name that is too long');
  const parts = name.split('/').filter((part) => part !== '' && part !== '.');
  if (parts.includes('..')) throw new RangeError('a path that leads out of it (..)');
  if (parts.length > deepest) throw new RangeError('a path that is too deep');
  // Metadata that macOS adds to archives.
  if (parts.length === 0 || parts.at(-1)?.startsWith('._') === true) return null;
  return parts.join('/');
}
