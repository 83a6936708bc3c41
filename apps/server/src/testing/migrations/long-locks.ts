/**
 * What a migration of a filled database would hold a lock for longer than a moment, each as a sentence that says what
 * to do instead. Tables that the same file creates are empty.
 */
export function longLocks(sql: string): string[] {
  const statements = statementsOf(sql);
  const created = new Set(statements.flatMap((each) => /^CREATE TABLE (\w+)/i.exec(each)?.[1] ?? []));
  const found = statements.flatMap((each) => (isOf(each, created) ? [] : lockOf(each)));
  const needsOwnFile = statements.some((each) => /\bCONCURRENTLY\b|\bVALIDATE CONSTRAINT\b/i.test(each));
  if (needsOwnFile && statements.length > 1) found.push(says.ownFile);
  return [...new Set(found)];
}

const says = {
  index: 'Build the index CONCURRENTLY, in a file of its own.',
  ownFile:
    'Give an index that is built beside writing calls, and a constraint that is validated, a file of its own.',
  rows: 'Change rows of a filled table in parts, in a task.',
  rewrite: 'Add a column that is null or has a constant default; any other rewrites the whole table.',
  scan: 'Add the constraint NOT VALID, and validate it in the next file.',
  unique: 'Build a unique index CONCURRENTLY, and add the constraint USING INDEX in the next file.',
  lock: 'Lock no whole table.',
} as const;

/** Without comments, texts and bodies of functions, each on one line. */
function statementsOf(sql: string): string[] {
  return sql
    .replace(/(\$\w*\$)[\s\S]*?\1/g, "''")
    .replace(/--.*$/gm, '')
    .replace(/'(?:[^']|'')*'/g, "''")
    .split(';')
    .map((each) => each.replace(/\s+/g, ' ').trim())
    .filter((each) => each !== '');
}

function isOf(statement: string, created: ReadonlySet<string>): boolean {
  const altered = /^(?:ALTER TABLE(?: ONLY)?|UPDATE|INSERT INTO|DELETE FROM) (\w+)/i.exec(statement)?.[1];
  const indexed = /^CREATE (?:UNIQUE )?INDEX \w+ ON (\w+)/i.exec(statement)?.[1];
  return created.has(altered ?? indexed ?? '');
}

function lockOf(statement: string): string[] {
  if (/^CREATE (UNIQUE )?INDEX (?!CONCURRENTLY)/i.test(statement)) return [says.index];
  if (/^(UPDATE|DELETE FROM) /i.test(statement)) return [says.rows];
  if (/^INSERT INTO .* SELECT /i.test(statement)) return [says.rows];
  if (/^(LOCK|CLUSTER|VACUUM FULL|REINDEX (?!.*CONCURRENTLY))/i.test(statement)) return [says.lock];
  const actions = /^ALTER TABLE(?: ONLY)? \w+ (.*)$/i.exec(statement)?.[1];
  return actions === undefined ? [] : actionsOf(actions).flatMap(lockOfAction);
}

/** Separated by the commas that stand in no brackets. */
function actionsOf(text: string): string[] {
  let depth = 0;
  let actions = [''];
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) actions = [...actions, ''];
    else actions = [...actions.slice(0, -1), (actions.at(-1) ?? '') + character];
  }
  return actions.map((each) => each.trim());
}

function lockOfAction(action: string): string[] {
  if (/^ADD (CONSTRAINT \w+ )?(CHECK|FOREIGN KEY)\b/i.test(action))
    return /\bNOT VALID$/i.test(action) ? [] : [says.scan];
  if (/^ADD (CONSTRAINT \w+ )?(UNIQUE|PRIMARY KEY|EXCLUDE)\b/i.test(action))
    return /\bUSING INDEX\b/i.test(action) ? [] : [says.unique];
  if (/^ADD (COLUMN )?\w+ /i.test(action)) return lockOfColumn(action);
  if (/^ALTER (COLUMN )?\w+ (SET DATA )?TYPE\b/i.test(action)) return [says.rewrite];
  if (/^ALTER (COLUMN )?\w+ SET NOT NULL$/i.test(action)) return [says.scan];
  return /^SET (LOGGED|UNLOGGED|TABLESPACE|ACCESS METHOD)\b/i.test(action) ? [says.rewrite] : [];
}

function lockOfColumn(column: string): string[] {
  const found: string[] = [];
  if (/\b(GENERATED|serial|bigserial)\b/i.test(column)) found.push(says.rewrite);
  const called = /\bDEFAULT (\w+)\(/i.exec(column)?.[1]?.toLowerCase();
  // Its value is that of the moment when the column is added, for all rows that are there.
  if (called !== undefined && called !== 'now') found.push(says.rewrite);
  if (/\b(REFERENCES|CHECK)\b/i.test(column)) found.push(says.scan);
  if (/\b(UNIQUE|PRIMARY KEY)\b/i.test(column)) found.push(says.unique);
  return found;
}
