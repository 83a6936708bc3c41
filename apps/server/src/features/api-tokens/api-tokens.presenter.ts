import type { ApiToken } from '@nimble/contracts/api-tokens';
import type { ApiTokenRow } from './api-tokens.repository.ts';

export function presentToken(row: ApiTokenRow, now: number): ApiToken {
  return {
    id: row.id,
    name: row.name,
    start: row.start,
    permissions: row.permissions,
    state: stateOf(row, now),
    createdBy: row.made_by_name,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}

function stateOf({ revoked_at, expires_at, made_by }: ApiTokenRow, now: number): ApiToken['state'] {
  if (revoked_at !== null) return 'revoked';
  if (expires_at.getTime() <= now) return 'expired';
  return made_by === null ? 'ownerless' : 'active';
}
