import type { PageQuery, Pagination } from '@nimble/contracts';
import { type CompanyInvitation } from '@nimble/contracts/accounts';
import type { RegistrationMode } from '@nimble/contracts/settings';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { pagesOf } from '../../../platform/http/index.ts';
import { enqueue } from '../../../platform/tasks/index.ts';
import { namedLanguageOfCall } from '../../../platform/texts/index.ts';
import { companyInvitationDays, hashOfCode, hoursFromNow } from '../account-codes.ts';
import { findUserByEmail } from '../accounts.repository.ts';
import { sendCompanyInvitation } from '../accounts.tasks.ts';
import {
  type CompanyInvitationRow,
  deleteCompanyInvitation,
  findCompanyInvitations,
  findInvitedEmail,
  saveCompanyInvitation,
} from './company-invitations.repository.ts';

type Dependencies = { database: Database; config: { registration: RegistrationMode } };

/** The master's invitation to set up a company. */
export function createCompanyInvitationsService({ database, config }: Dependencies) {
  return {
    async list(query: PageQuery): Promise<{ data: CompanyInvitation[]; meta: { pagination: Pagination } }> {
      const { rows, total } = await findCompanyInvitations(database, query);
      return { data: rows.map(present), meta: { pagination: pagesOf(query, total) } };
    },

    /** @throws RequestError unprocessable where no company can be made, and for an address that has an account. */
    async invite(email: string): Promise<CompanyInvitation> {
      if (config.registration === 'closed') throw new RequestError('account.registration_closed');
      if ((await findUserByEmail(database, email)) !== undefined)
        throw new RequestError('account.invited_email_taken');
      return inTransaction(database, async (transaction) => {
        const expiresAt = hoursFromNow(companyInvitationDays * 24);
        const row = await saveCompanyInvitation(transaction, email.toLowerCase(), expiresAt);
        const key = `company-invitation:${row.id}`;
        // The language of the master: nothing is known about the invited person.
        const language = namedLanguageOfCall();
        await enqueue(transaction, sendCompanyInvitation, { invitationId: row.id, language }, { key });
        return present(row);
      });
    },

    /** @throws RequestError notFound also for an accepted one. */
    async withdraw(id: number): Promise<void> {
      if (!(await deleteCompanyInvitation(database, id))) throw new RequestError('request.not_found');
    },

    /** @throws RequestError invalidInput for an invalid link. */
    async open(token: string): Promise<{ email: string }> {
      const email = await findInvitedEmail(database, hashOfCode(token));
      if (email === undefined) throw new RequestError('account.invitation_invalid');
      return { email };
    },
  };
}
export type CompanyInvitationsService = ReturnType<typeof createCompanyInvitationsService>;

function present(row: CompanyInvitationRow): CompanyInvitation {
  return {
    id: row.id,
    email: row.email,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    acceptedAt: row.accepted_at?.toISOString() ?? null,
  };
}
