import { mostMailsPerAddress } from '@nimble/contracts/mails';
import type { CompanyMailKind, Database } from '../database/index.ts';
import { addressDigest } from './address-digest.ts';
import { countToAddress, insertMails } from './mail-counts.ts';

type Asked = { secret: string; companyId: number | null; kind: CompanyMailKind; email: string };

/**
 * Counts an email that anybody can cause to any address, over all callers. @returns whether it may be sent: more per
 * day would be harassment of its recipient.
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
