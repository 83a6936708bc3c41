/** Data exceptions of PostgreSQL (class 22), whose messages repeat the invalid value. */
const quotesItsValue = /^22/;
const deepest = 3;

type ErrorFacts = Record<string, unknown>;

/**
 * The logged part of an error: selected fields only, because errors of libraries contain their input. PostgreSQL's
 * `detail` holds the row, a mail server's answer the address.
 */
export function describeError(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error };
  const fields = error as Error & Record<string, unknown>;
  const isHidden = typeof fields['code'] === 'string' && quotesItsValue.test(fields['code']);
  const trace = error.stack?.slice(error.stack.indexOf('\n    at '));
  return {
    type: error.name,
    message: isHidden ? 'a value that PostgreSQL does not accept' : error.message,
    ...textFields(fields),
    stack: isHidden ? trace : error.stack,
    ...(error.cause !== undefined && depth < deepest && { cause: describeError(error.cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      depth < deepest && { errors: error.errors.slice(0, 5).map((one) => describeError(one, depth + 1)) }),
  };
}

/** Names that come from the code and the schema, never from people. */
function textFields(error: Record<string, unknown>): ErrorFacts {
  const names = ['code', 'statusCode', 'constraint', 'table', 'column', 'routine', 'syscall'];
  return Object.fromEntries(
    names.filter((name) => error[name] !== undefined).map((name) => [name, error[name]]),
  );
}
