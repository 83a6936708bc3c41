import { randomUUID } from 'node:crypto';
import { type Database, inTransaction, isUniqueViolation } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { createSignature } from '../../../platform/signing/signatures.ts';
import { findBuiltInRoleId } from '../../roles/index.ts';
import { hashPassword } from '../password/passwords.ts';
import {
  findMasterSetupLink,
  hasMaster,
  insertMaster,
  keepMasterSetupLink,
  takeMasterSetupLink,
} from './master-setup.repository.ts';

type Dependencies = {
  database: Database;
  config: { masterEmail: string; publicUrl: string; secret: string };
};

/** The account that runs the installation: one per installation, created by a link that only the terminal shows. */
export function createMasterSetupService({ database, config }: Dependencies) {
  const signature = createSignature(config.secret, 'master-setup');

  /** @returns what the link of this code signs. @throws RequestError for an invalid or a used link. */
  async function nonceOf(code: string): Promise<string> {
    const nonce = await findMasterSetupLink(database);
    if (nonce === undefined || !signature.isGood(nonce, code)) throw invalidLink();
    return nonce;
  }

  return {
    /**
     * A one-time link to print at start; undefined once there is a master. All web servers print the same one, because
     * nobody knows which of them started last. The code goes behind the #.
     */
    async offerLink(): Promise<string | undefined> {
      if (await hasMaster(database)) return undefined;
      const nonce = await keepMasterSetupLink(database, randomUUID());
      return `${config.publicUrl}/master-setup#${signature.of(nonce)}`;
    },

    /** @throws RequestError invalidInput for an invalid link. */
    async open(code: string): Promise<{ email: string }> {
      await nonceOf(code);
      if (await hasMaster(database)) throw invalidLink();
      return { email: config.masterEmail };
    },

    /** Creates the master account and uses the link up. */
    async setUp({ token, password }: { token: string; password: string }): Promise<void> {
      const nonce = await nonceOf(token);
      const passwordHash = await hashPassword(password);
      await inTransaction(database, async (transaction) => {
        const isGood = await takeMasterSetupLink(transaction, nonce);
        if (!isGood || (await hasMaster(transaction))) throw invalidLink();
        const roleId = await findBuiltInRoleId(transaction, 'master');
        await insertMaster(transaction, { roleId, email: config.masterEmail, passwordHash, now: new Date() });
      }).catch((error: unknown) => {
        if (isUniqueViolation(error)) throw new RequestError('account.email_taken');
        throw error;
      });
    },
  };
}
export type MasterSetupService = ReturnType<typeof createMasterSetupService>;

function invalidLink(): RequestError {
  return new RequestError('account.master_link_invalid');
}
