import { type Expression, type SqlBool, sql } from 'kysely';

/** Does a text in lower case contain this, whatever its case? Wildcards of `wanted` are taken literally. */
export function containsText(lowerText: Expression<string>, wanted: string): Expression<SqlBool> {
  return sql<SqlBool>`${lowerText} like ${containingPattern(wanted.toLowerCase())}`;
}

/** What a text that contains `wanted`, in this case, is `like`. */
export function containingPattern(wanted: string): string {
  return `%${escapeLike(wanted)}%`;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
