import type { ColumnType } from 'kysely';

/** Set by the database when the row is made. */
export type CreatedAt = ColumnType<Date, never, never>;
export type UpdatedAt = ColumnType<Date, never, Date>;
export type Id = ColumnType<number, never, never>;
/** Left out of an insert when there is nothing to say yet. */
export type Later<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** A text as it is searched, without accents and in lower case: the database makes it of another column. */
export type SearchText = ColumnType<string, never, never>;
