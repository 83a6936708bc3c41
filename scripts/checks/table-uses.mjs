import { isTest } from './boundaries.mjs';

const writes =
  /(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)|\b(?:insert\s+into|update|delete\s+from|truncate)\s+(?:only\s+)?(\w+)/gi;
const reads = /(?:selectFrom|[a-z]+Join|using|from)\(\s*\[?\s*'(\w+)|\b(?:from|join)\s+(?:only\s+)?(\w+)/gi;

/**
 * The table names of the schema.
 * @param {string} schema as docs/schema.sql spells it.
 */
export function tablesOf(schema) {
  return [...schema.matchAll(/^create table (\w+)/gim)].map(([, name]) => name);
}

/**
 * Which part of the server writes and which reads each table, in Kysely and in SQL. A part is a feature (`jobs`), a
 * folder of the platform (`platform/attempts`), or a folder beside them. Commands do not count: `nimble demo` changes
 * the dates of a whole company.
 * @param {Iterable<[string, string]>} files paths from the root, with their texts.
 * @param {readonly string[]} tables
 * @returns {{ writers: Map<string, Set<string>>, readers: Map<string, Set<string>> }} parts by table.
 */
export function tableUses(files, tables) {
  const writers = new Map(tables.map((table) => [table, new Set()]));
  const readers = new Map(tables.map((table) => [table, new Set()]));
  for (const [file, text] of files) {
    const part = partOf(file);
    if (part === undefined || part === 'commands' || part === 'test' || isTest(file)) continue;
    for (const [, inKysely, inSql] of text.matchAll(writes)) writers.get(inKysely ?? inSql)?.add(part);
    for (const [, inKysely, inSql] of text.matchAll(reads)) readers.get(inKysely ?? inSql)?.add(part);
  }
  return { writers, readers };
}

function partOf(file) {
  const [, feature, folder] =
    /^apps\/server\/src\/(?:features\/([^/]+)|(platform\/[^/]+|[^/]+))\//.exec(file) ?? [];
  return feature ?? folder;
}

/**
 * Violations of "one owner": a table without an owner, a part that writes another's table without an exception, and an
 * unused exception.
 * @param {Map<string, Set<string>>} writers
 * @param {Record<string, string>} owners part by table.
 * @param {Record<string, readonly string[]>} alsoWriting parts that may write it too, by table.
 * @returns {string[]}
 */
export function ownerErrors(writers, owners, alsoWriting) {
  const errors = Object.keys(owners)
    .filter((table) => !writers.has(table))
    .map((table) => `the table ${table} has an owner and does not exist`);
  for (const [table, parts] of writers) {
    const owner = owners[table];
    if (owner === undefined) errors.push(`the table ${table} has no owner`);
    const excused = alsoWriting[table] ?? [];
    for (const part of parts)
      if (part !== owner && !excused.includes(part))
        errors.push(`${part} writes the table ${table}, which ${owner} owns`);
    for (const part of excused)
      if (!parts.has(part))
        errors.push(`${part} does not write the table ${table} any more: take it off the list`);
  }
  return errors;
}

/** The number of pairs of a part and a table of another owner that it reads. */
export function foreignReads(readers, owners) {
  return [...readers].flatMap(([table, parts]) => [...parts].filter((part) => part !== owners[table])).length;
}
