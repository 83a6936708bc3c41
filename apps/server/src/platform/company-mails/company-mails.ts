import { mostCompanyMails } from '@nimble/contracts/mails';
import type { PlanName } from '@nimble/contracts/plans';
import type { Transaction } from '../database/index.ts';
import { RequestError } from '../errors.ts';
import { addressDigest } from './address-digest.ts';
import { countLimited, findDaysOld, insertMails, type LimitedKind, secondsUntilRoom } from './mail-counts.ts';
import { hasStopped } from './mail-stops.ts';

type Settings = {
  secret: string;
  planEnforcement: 'on' | 'off';
  /** The plan that determines a company's limit; serializes callers. */
  planForMails: (
    transaction: Transaction,
    companyId: number,
    config: { planEnforcement: 'on' | 'off' },
  ) => Promise<PlanName>;
};

/** Enforces a company's limit of emails to people outside. Counted when they are enqueued, in that transaction. */
export function createCompanyMails({ secret, planEnforcement, planForMails }: Settings) {
  /** Serializes emails of the company until the transaction ends. */
  async function mostOf(transaction: Transaction, companyId: number): Promise<number> {
    const plan = await planForMails(transaction, companyId, { planEnforcement });
    return mostCompanyMails(plan, await findDaysOld(transaction, companyId));
  }

  return {
    /** How many more may be sent now. */
    async room(transaction: Transaction, companyId: number): Promise<number> {
      const most = await mostOf(transaction, companyId);
      return Math.max(0, most - (await countLimited(transaction, companyId)));
    },

    /** Counts these. @throws TooManyError for more than are left; the caller's transaction must then be rolled back. */
    async take(
      transaction: Transaction,
      { companyId, kind, emails }: { companyId: number; kind: LimitedKind; emails: readonly string[] },
    ): Promise<void> {
      if (emails.length === 0) return;
      const most = await mostOf(transaction, companyId);
      const digests = emails.map((email) => addressDigest(secret, email));
      await insertMails(transaction, { companyId, kind, digests });
      const seconds = await secondsUntilRoom(transaction, companyId, most);
      if (seconds > 0)
        throw new RequestError('mail.daily_limit', { values: { most }, retryAfterSeconds: seconds });
    },

    /** @throws RequestError unprocessable for an address that has unsubscribed from this company. */
    async requireWelcome(transaction: Transaction, companyId: number, email: string): Promise<void> {
      if (await hasStopped(transaction, companyId, addressDigest(secret, email)))
        throw new RequestError('mail.unsubscribed');
    },
  };
}
export type CompanyMails = ReturnType<typeof createCompanyMails>;
