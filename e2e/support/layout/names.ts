import { pseudo } from '../../../apps/web/build/pseudo.ts';

const accent = pseudo('ar-XB');

/**
 * Finds a name in English and in both pseudo-languages, also when a part of it is data: an exact text, or a pattern of
 * plain characters, escapes and sets.
 */
export function named(name: string | RegExp): RegExp {
  const { source, flags } =
    typeof name === 'string'
      ? { source: `^${name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`, flags: '' }
      : name;
  const pattern = source.replace(/\\.|\[[^\]]*\]|[A-Za-z^$]/g, (part) => {
    if (part === '^') return String.raw`^[\[\u202e]?`;
    if (part === '$') return String.raw`(?: ~+\])?\u202c?$`;
    return part.length > 1 ? part : `[${part}${accent(part)[1]}]`;
  });
  return new RegExp(pattern, flags);
}
