import { findSender, insertStop } from '../../platform/company-mails/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import type { SignedTokens } from '../../platform/signed-tokens.ts';

type Dependencies = { database: Database; tokens: Pick<SignedTokens, 'isStoppingMails'> };
type Given = { company: number; address: string; signature: string };

/** Unsubscribing of recipients from a company's emails. */
export function createMailStopsService({ database, tokens }: Dependencies) {
  /** @throws RequestError forbidden for a wrong signature. */
  function requireSignature({ company, address, signature }: Given): void {
    if (!tokens.isStoppingMails(company, address, signature)) throw new RequestError('request.forbidden');
  }

  return {
    /** The company's name, for the page behind the link. */
    async companyName(given: Given): Promise<string> {
      requireSignature(given);
      return (await findSender(database, given.company))?.name ?? '';
    },

    async stop(given: Given): Promise<void> {
      requireSignature(given);
      await insertStop(database, given.company, Buffer.from(given.address, 'base64url'));
    },
  };
}
export type MailStopsService = ReturnType<typeof createMailStopsService>;
