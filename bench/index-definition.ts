/**
 * SQL of what builds an index of `pg_index` again, with what is set for its statistics, which PostgreSQL's own
 * definition leaves out: some functions are too dear to be worked out for each ANALYZE.
 */
export const indexDefinition = `concat(pg_get_indexdef(indexrelid), (
  SELECT string_agg(format('; ALTER INDEX %s ALTER COLUMN %s SET STATISTICS %s', indexrelid::regclass, attnum, attstattarget), '')
  FROM pg_attribute WHERE attrelid = indexrelid AND attstattarget >= 0))`;
