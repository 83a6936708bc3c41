/** Did PostgreSQL give a statement up because it took too long? */
export function isTooLong(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014';
}

/** Did a write fail because another row holds this value already? */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505') return false;
  return constraint === undefined || ('constraint' in error && error.constraint === constraint);
}
