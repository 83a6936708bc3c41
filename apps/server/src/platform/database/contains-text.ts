import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/** A normalized text for searching: in lower case and without accents. */
export function searchText(text: Expression<string | null>): RawBuilder<string> {
  return sql`search_text(${text})`;
}

/** Does a text normalized by `searchText` contain this, whatever its case and accents? */
export function containsText(searched: Expression<string>, wanted: string): Expression<SqlBool> {
  return sql<SqlBool>`${searched} like search_pattern(${wanted})`;
}

/**
 * Does an address in lower case contain this, whatever its case? Accents count: addresses that differ in one are two.
 */
export function containsAddress(lowerAddress: Expression<string>, wanted: string): Expression<SqlBool> {
  return sql<SqlBool>`${lowerAddress} like ${containingPattern(wanted.toLowerCase())}`;
}

/** A `like` pattern for texts that contain `wanted` literally. */
export function containingPattern(wanted: string): string {
  return `%${escapeLike(wanted)}%`;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
