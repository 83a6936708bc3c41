import { mostMailsPerAddress } from '@nimble/contracts/mails';
import type { CompanyMailKind, Database } from '../../platform/database/index.ts';
import { addressDigest } from './address-digest.ts';
import { countToAddress, insertMails } from './mails.repository.ts';

type Asked = { secret: string; companyId: number | null; kind: CompanyMailKind; email: string };

/**
 * Counts an email that anybody could have asked for to any address, from wherever they call. @returns whether it may go:
 * more than so many a day would be a nuisance that somebody makes for the person behind the address.
 */
export async function mayMailAddress(
  database: Database,
  { secret, companyId, kind, email }: Asked,
): Promise<boolean> {
  const digest = addressDigest(secret, email);
  if ((await countToAddress(database, { companyId, kind, digest })) >= mostMailsPerAddress) return false;
  await insertMails(database, { companyId, kind, digests: [digest] });
  return true;
}
