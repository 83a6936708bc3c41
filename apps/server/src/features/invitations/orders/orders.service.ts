import type { InvitationOfJob, InvitationOrder, OrderedInvitation } from '@nimble/contracts/invitations';
import { type Database, inTransaction, isUniqueViolation } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { type Actor, emit } from '../../../platform/events/index.ts';
import type { SignedTokens } from '../../../platform/signed-tokens.ts';
import { enqueue } from '../../../platform/tasks/index.ts';
import { createInvitationChangesService } from '../invitation-changes.service.ts';
import { findInvitation, type InvitationRow } from '../invitation-lists.repository.ts';
import { termsOf } from '../invitation-terms.ts';
import { presentInvitation } from '../invitations.presenter.ts';
import { insertInvitations } from '../invitations.repository.ts';
import { sendInvitation } from '../invitations.tasks.ts';
import { openJob } from '../open-job.ts';
import type { SendingDependencies } from '../sending.service.ts';

type Dependencies = SendingDependencies & {
  tokens: Pick<SignedTokens, 'signInvitation'>;
  config: { publicUrl: string };
};

/** Interviews that another system orders, one candidate at a time. */
export function createOrdersService(dependencies: Dependencies) {
  const { database, tokens, config } = dependencies;
  const changes = createInvitationChangesService(dependencies);

  function withLink(row: InvitationRow): InvitationOrder {
    const isOver = row.state === 'submitted' || row.state === 'withdrawn';
    const link = isOver ? null : `${config.publicUrl}/interview/${tokens.signInvitation(row.id)}`;
    return { ...present(row), link };
  }

  return {
    /** The same order again answers with the invitation that exists, also when both arrive at once. */
    async order(member: Actor, order: OrderedInvitation): Promise<InvitationOrder> {
      const { companyId } = member;
      const before = await findOrder(database, companyId, order);
      if (before !== undefined) return withLink(before);
      try {
        const id = await insertOrder(dependencies, member, order);
        return withLink(await existing(database, companyId, id));
      } catch (error) {
        const isTaken =
          isUniqueViolation(error, 'job_invitations_external') ||
          (error instanceof RequestError && error.code === 'invitation.already_invited');
        const meanwhile = isTaken ? await findOrder(database, companyId, order) : undefined;
        if (meanwhile === undefined) throw error;
        return withLink(meanwhile);
      }
    },

    /** @throws RequestError notFound, also for one of another company. */
    one: async (companyId: number, id: number) => present(await existing(database, companyId, id)),

    async find(companyId: number, externalId: string): Promise<InvitationOfJob[]> {
      const row = await findInvitation(database, companyId, { externalId });
      return row === undefined ? [] : [present(row)];
    },

    async withdrawOrder(member: Actor, id: number): Promise<InvitationOfJob> {
      const { job_id: jobId } = await existing(database, member.companyId, id);
      await changes.withdraw(member, { jobId, invitationId: id });
      return present(await existing(database, member.companyId, id));
    },
  };
}
export type OrdersService = ReturnType<typeof createOrdersService>;

const present = (row: InvitationRow): InvitationOfJob => ({ ...presentInvitation(row), job: row.job_id });

async function existing(database: Database, companyId: number, id: number): Promise<InvitationRow> {
  const row = await findInvitation(database, companyId, { id });
  if (row === undefined) throw new RequestError('invitation.not_found');
  return row;
}

/** @throws RequestError conflict for the external id of another order. */
async function findOrder(
  database: Database,
  companyId: number,
  { externalId, job, email }: OrderedInvitation,
): Promise<InvitationRow | undefined> {
  if (externalId === undefined) return undefined;
  const row = await findInvitation(database, companyId, { externalId });
  if (row !== undefined && (row.job_id !== job || row.email !== email.toLowerCase()))
    throw new RequestError('invitation.external_id_taken');
  return row;
}

/** @returns the id; the email leaves after the commit. */
async function insertOrder(
  { database, companyMails }: SendingDependencies,
  member: Actor,
  order: OrderedInvitation,
): Promise<number> {
  const { companyId } = member;
  const { job: jobId, name, externalId } = order;
  const terms = termsOf(member, order);
  const mayBeOver = terms.deadline !== null || terms.daysToAnswer !== null;
  return inTransaction(database, async (transaction) => {
    const job = await openJob(transaction, companyId, jobId, { mayBeOver });
    const invitee = { email: order.email.toLowerCase(), name: name || null, externalId };
    const [invited] = await insertInvitations(transaction, { companyId, jobId, ...terms }, [invitee]);
    if (invited === undefined) throw new RequestError('invitation.already_invited');
    await companyMails.take(transaction, { companyId, kind: 'invitation', emails: [invited.email] });
    await enqueue(transaction, sendInvitation, { companyId, invitationId: invited.id });
    const facts = { jobId, name: job.title, count: 1 };
    await emit(transaction, { type: 'job.candidates_invited', by: member, ...facts });
    return invited.id;
  });
}
