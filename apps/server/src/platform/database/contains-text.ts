import { type Expression, type SqlBool, sql } from 'kysely';

/** Does a text in lower case contain this, whatever its case? Wildcards of `wanted` are taken literally. */
export function containsText(lowerText: Expression<string>, wanted: string): Expression<SqlBool> {
  return sql<SqlBool>`${lowerText} like ${`%${escapeLike(wanted.toLowerCase())}%`}`;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
