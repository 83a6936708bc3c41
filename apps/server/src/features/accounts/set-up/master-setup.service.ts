import { type Database, inTransaction, isUniqueViolation } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { findBuiltInRoleId } from '../../roles/index.ts';
import { hashOfCode, newCode } from '../account-codes.ts';
import { hashPassword } from '../password/passwords.ts';
import {
  hasMaster,
  insertMaster,
  isMasterSetupLink,
  saveMasterSetupLink,
  takeMasterSetupLink,
} from './master-setup.repository.ts';

type Dependencies = { database: Database; config: { masterEmail: string; publicUrl: string } };

/** The account that runs the installation: one per installation, created by a link that only the terminal shows. */
export function createMasterSetupService({ database, config }: Dependencies) {
  return {
    /** A one-time link to print at start; undefined once there is a master. The code goes behind the #. */
    async offerLink(): Promise<string | undefined> {
      if (await hasMaster(database)) return undefined;
      const { code, hash } = newCode();
      await saveMasterSetupLink(database, hash);
      return `${config.publicUrl}/master-setup#${code}`;
    },

    /** @throws RequestError invalidInput for an invalid link. */
    async open(code: string): Promise<{ email: string }> {
      const isGood = await isMasterSetupLink(database, hashOfCode(code));
      if (!isGood || (await hasMaster(database))) throw invalidLink();
      return { email: config.masterEmail };
    },

    /** Creates the master account and uses the link up. */
    async setUp({ token, password }: { token: string; password: string }): Promise<void> {
      const hash = hashOfCode(token);
      if (!(await isMasterSetupLink(database, hash))) throw invalidLink();
      const passwordHash = await hashPassword(password);
      await inTransaction(database, async (transaction) => {
        const isGood = await takeMasterSetupLink(transaction, hash);
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
