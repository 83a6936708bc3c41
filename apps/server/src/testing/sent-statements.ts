import pg from 'pg';
import { vi } from 'vitest';

/** The texts of the statements that are sent to the database while `work` runs, in their order. */
export async function sentStatements(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.map(([statement]: unknown[]) =>
      typeof statement === 'string' ? statement : (statement as { text: string }).text,
    );
  } finally {
    query.mockRestore();
  }
}
