import type { ColumnType } from 'kysely';

/** Set by the database on insert. */
export type CreatedAt = ColumnType<Date, never, never>;
export type UpdatedAt = ColumnType<Date, never, Date>;
export type Id = ColumnType<number, never, never>;
/** Optional on insert. */
export type Later<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** A normalized text for searching, without accents and in lower case: a generated column. */
export type SearchText = ColumnType<string, never, never>;
