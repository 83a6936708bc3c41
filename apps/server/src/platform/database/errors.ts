/** Did PostgreSQL cancel a statement because of its time limit? */
export function isTooLong(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014';
}

/** Did two transactions wait for each other, so that PostgreSQL ended this one? */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}

/** Has the table not been created yet? */
export function isTableMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42P01';
}

/** Did a write violate a unique constraint? */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505') return false;
  return constraint === undefined || ('constraint' in error && error.constraint === constraint);
}

/**
 * SQLSTATEs of a server that is stopping, starting, out of connections, or a standby that a failover has not promoted
 * yet, besides the class of lost connections.
 */
const passing = new Set(['57P01', '57P02', '57P03', '53300', '25006']);
/** Errors of the connection to the server, which may be a socket file. */
const lostLine = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);
/** pg's own errors have no code. */
const saidByClient =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

/** Is PostgreSQL restarting or unreachable at the moment? Then a retry makes sense. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  if (saidByClient.test(error.message)) return true;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined) return false;
  const isOfLine = ['connect', 'read', 'write'].includes(syscall ?? '');
  return passing.has(code) || /^08\w{3}$/.test(code) || (isOfLine && lostLine.has(code));
}
