import { permissionsThroughToken } from '@nimble/contracts/api-tokens';
import { type Permissions, seesEveryJob } from '@nimble/contracts/roles';
import type { Database, Transaction } from '../../platform/database/index.ts';
import type { TokenHolder } from '../../platform/http/index.ts';
import { permissionsOf } from '../roles/index.ts';
import { findUsableToken, findUsableTokenById, markUsed } from './api-tokens.repository.ts';
import { hashOf, isSecret } from './token-secret.ts';

/** Precision of "Last use"; a finer one would cost a write for every call. */
const usedGrainMilliseconds = 60_000;

/**
 * Loaded for every call, so that revoking a token, or a permission of its maker, takes effect at once, on every
 * process.
 */
export async function findHolder(database: Database, secret: string): Promise<TokenHolder | undefined> {
  if (!isSecret(secret)) return undefined;
  const now = new Date();
  const row = await findUsableToken(database, hashOf(secret), now);
  if (row === undefined) return undefined;
  const before = new Date(now.getTime() - usedGrainMilliseconds);
  if (row.last_used_at === null || row.last_used_at < before) await markUsed(database, row, now, before);
  return holderOf(row);
}

/** What a token may do now, for work that goes on after the call. */
export async function findPermissionsOfToken(
  transaction: Transaction,
  companyId: number,
  tokenId: number,
): Promise<Permissions> {
  const row = await findUsableTokenById(transaction, companyId, tokenId, new Date());
  return row === undefined || !row.has_api ? {} : holderOf(row).permissions;
}

function holderOf(row: NonNullable<Awaited<ReturnType<typeof findUsableToken>>>): TokenHolder {
  const maker = permissionsOf({ name: row.role_name, permissions: row.role_permissions });
  return {
    kind: 'apiToken',
    isIncluded: row.has_api,
    apiToken: { id: row.id, name: row.name },
    userId: row.user_id,
    companyId: row.company_id,
    permissions: permissionsThroughToken(row.permissions, maker),
    permissionsOfMaker: maker,
    hiddenJobs: seesEveryJob(maker) ? [] : row.hidden_jobs,
  };
}
