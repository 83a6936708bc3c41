import {
  type ApiToken,
  type CreatedApiToken,
  mostApiTokens,
  type NewApiToken,
} from '@nimble/contracts/api-tokens';
import { holdsAll } from '@nimble/contracts/roles';
import {
  type Database,
  inTransaction,
  lockCompany,
  type Transaction,
} from '../../platform/database/index.ts';
import { dayMilliseconds } from '../../platform/days.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import type { PlanLimits } from '../plans/index.ts';
import { permissionsOfCaller } from '../roles/index.ts';
import { presentToken } from './api-tokens.presenter.ts';
import { countUsable, findToken, findTokens, insertToken, revokeToken } from './api-tokens.repository.ts';
import { findHolder } from './token-holder.ts';
import { hashOf, newSecret, startOf } from './token-secret.ts';

type Dependencies = { database: Database; limits: Pick<PlanLimits, 'requireIncluded'> };

/** API tokens of a company's programs. */
export function createApiTokensService({ database, limits }: Dependencies) {
  return {
    authenticate: (secret: string) => findHolder(database, secret),

    async list(companyId: number): Promise<ApiToken[]> {
      const rows = await findTokens(database, companyId);
      return rows.map((row) => presentToken(row, Date.now()));
    },

    /**
     * @returns the token with its secret, which is shown only now.
     * @throws RequestError invalidInput without a permission; unprocessable for one that the maker lacks, or too many.
     */
    async create(member: Actor, { name, permissions, days }: NewApiToken): Promise<CreatedApiToken> {
      const { companyId, userId } = member;
      if (Object.keys(permissions).length === 0) {
        throw new RequestError('api_token.no_permissions', { at: 'data.permissions' });
      }
      const secret = newSecret();
      const row = await inTransaction(database, async (transaction) => {
        await lockCompany(transaction, companyId);
        await limits.requireIncluded(transaction, companyId, 'api');
        await requireMayMake(transaction, member, permissions);
        const id = await insertToken(transaction, {
          companyId,
          userId,
          name,
          tokenHash: hashOf(secret),
          start: startOf(secret),
          permissions,
          expiresAt: new Date(Date.now() + days * dayMilliseconds),
        });
        const made = { tokenId: id, name, permissions: written(permissions), days };
        await emit(transaction, { type: 'api_token.created', by: member, ...made });
        return findToken(transaction, companyId, id);
      });
      return { token: presentToken(row, Date.now()), secret };
    },

    /** @throws RequestError notFound also for a revoked token. */
    async revoke(member: Actor, id: number): Promise<void> {
      await inTransaction(database, async (transaction) => {
        const revoked = await revokeToken(transaction, member.companyId, id);
        if (revoked === undefined) throw new RequestError('api_token.not_found');
        const { name } = revoked;
        await emit(transaction, { type: 'api_token.revoked', by: member, tokenId: id, name });
      });
    },
  };
}
export type ApiTokensService = ReturnType<typeof createApiTokensService>;

/** @throws RequestError unprocessable for permissions that the maker does not hold, and for too many tokens. */
async function requireMayMake(
  transaction: Transaction,
  member: Actor,
  permissions: NewApiToken['permissions'],
): Promise<void> {
  const own = await permissionsOfCaller(transaction, member, { resource: 'company', action: 'update' });
  if (!holdsAll(own, permissions)) throw new RequestError('api_token.not_yours');
  if ((await countUsable(transaction, member.companyId)) >= mostApiTokens)
    throw new RequestError('api_token.too_many', { values: { most: mostApiTokens } });
}

function written(permissions: NewApiToken['permissions']): string {
  return Object.entries(permissions)
    .map(([resource, flags]) => `${resource} ${Object.keys(flags).join('/')}`)
    .join(', ');
}
