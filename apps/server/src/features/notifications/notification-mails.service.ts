import type { NotificationMails } from '@nimble/contracts/notifications';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import type { SignedTokens } from '../../platform/signed-tokens.ts';
import { endMails, findMailChoice, setMailChoice } from './notification-mails.repository.ts';

type Dependencies = { database: Database; tokens: Pick<SignedTokens, 'isUnsubscribing'> };

/** Each person's settings of notification emails. */
export function createNotificationMailsService({ database, tokens }: Dependencies) {
  const requireSignature = (userId: number, signature: string) => {
    if (!tokens.isUnsubscribing(userId, signature)) throw new RequestError('request.forbidden');
  };
  return {
    async own(userId: number): Promise<NotificationMails> {
      const choice = await findMailChoice(database, userId);
      if (choice === undefined) throw new RequestError('request.not_found');
      return choice;
    },

    async change(userId: number, choice: NotificationMails): Promise<NotificationMails> {
      await inTransaction(database, (transaction) => setMailChoice(transaction, userId, choice));
      return choice;
    },

    /** @throws RequestError forbidden for a wrong signature. */
    requireSignature,

    /** Can be repeated. @throws RequestError forbidden, as above. */
    async unsubscribe(userId: number, signature: string): Promise<void> {
      requireSignature(userId, signature);
      await endMails(database, userId);
    },
  };
}
export type NotificationMailsService = ReturnType<typeof createNotificationMailsService>;
