import type { Database } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import type { SignedTokens } from '../../platform/signed-tokens.ts';
import { findCompanyName, insertStop } from './mails.repository.ts';

type Dependencies = { database: Database; tokens: Pick<SignedTokens, 'isStoppingMails'> };
type Given = { company: number; address: string; signature: string };

/** What the people behind the addresses may say about the emails of a company. */
export function createMailStopsService({ database, tokens }: Dependencies) {
  /** @throws RequestError forbidden for another signature than that of the company's emails to this address. */
  function requireSignature({ company, address, signature }: Given): void {
    if (!tokens.isStoppingMails(company, address, signature)) throw new RequestError('request.forbidden');
  }

  return {
    /** The name to show to whom the link has brought. */
    async companyName(given: Given): Promise<string> {
      requireSignature(given);
      return (await findCompanyName(database, given.company)) ?? '';
    },

    async stop(given: Given): Promise<void> {
      requireSignature(given);
      await insertStop(database, given.company, Buffer.from(given.address, 'base64url'));
    },
  };
}
export type MailStopsService = ReturnType<typeof createMailStopsService>;
