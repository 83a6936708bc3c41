/** How a plan of PostgreSQL in JSON reads a table, such as `Index Only Scan`; each time that it does. */
export function scansOf(table: string, plan: unknown): string[] {
  return scans(plan).flatMap(({ scan, read }) => (read === table ? [scan] : []));
}

/** The tables that a plan scans completely. */
export function scannedTables(plan: unknown): string[] {
  return scans(plan).flatMap(({ scan, read }) => (scan === 'Seq Scan' ? [read] : []));
}

function scans(plan: unknown): { scan: string; read: string }[] {
  const nodes = JSON.stringify(plan).matchAll(/"Node Type":"([\w ]+)"[^{}]*?"Relation Name":"(\w+)"/g);
  return [...nodes].map(([, scan = '', read = '']) => ({ scan, read }));
}
