import type { OpenSession } from '@nimble/contracts/accounts';
import type { SessionRow } from './sessions.repository.ts';

export function presentSession(row: SessionRow, currentId: string): OpenSession {
  return {
    id: row.id,
    browser: row.browser,
    system: row.system,
    address: row.address,
    lastUsedAt: row.last_used_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    isCurrent: row.id === currentId,
  };
}
