import {
  formerSecretHours,
  mostWebhooks,
  type NewWebhook,
  type WebhookWithSecret,
} from '@nimble/contracts/webhooks';
import { inTransaction, lockCompany } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import type { AllowedHosts } from '../../platform/outgoing/index.ts';
import type { Sealing } from '../../platform/sealing.ts';
import type { DeliveriesDependencies } from './deliveries/deliveries.service.ts';
import { lockExisting, named, showWebhook } from './existing-webhook.ts';
import { requireReachable } from './reachable-address.ts';
import { formerSecretContext, secretContext } from './secret-context.ts';
import { newSecret } from './signature.ts';
import { countWebhooks, insertWebhook, nextWebhookId, updateWebhook } from './webhooks.repository.ts';

const millisecondsOfHour = 60 * 60 * 1000;

export type SecretsDependencies = DeliveriesDependencies & { sealing: Sealing; allowedHosts: AllowedHosts };

/** Calls that answer with a webhook's secret, which is shown only then. */
export function createWebhookSecretsService({
  database,
  sealing,
  allowedHosts,
  limits,
}: SecretsDependencies) {
  return {
    /** @throws RequestError invalidInput for a forbidden address; unprocessable above the maximum. */
    async create(member: Actor, { url, events }: NewWebhook): Promise<WebhookWithSecret> {
      const { companyId, userId } = member;
      requireReachable(url, allowedHosts);
      const secret = newSecret();
      const webhookId = await inTransaction(database, async (transaction) => {
        await lockCompany(transaction, companyId);
        await limits.requireIncluded(transaction, companyId, 'api');
        if ((await countWebhooks(transaction, companyId)) >= mostWebhooks)
          throw new RequestError('webhook.too_many', { values: { most: mostWebhooks } });
        const id = await nextWebhookId(transaction);
        const sealedSecret = sealing.seal(secret, secretContext(id));
        await insertWebhook(transaction, { id, companyId, userId, url, events, sealedSecret });
        const made = { ...named({ id, url }), events: events.join(', ') };
        await emit(transaction, { type: 'webhook.created', by: member, ...made });
        return id;
      });
      return { webhook: await showWebhook(database, companyId, webhookId), secret };
    },

    /** The former secret also signs for a while, unless another APP_SECRET sealed it. */
    async rotate(member: Actor, id: number): Promise<WebhookWithSecret> {
      const { companyId } = member;
      const secret = newSecret();
      await inTransaction(database, async (transaction) => {
        const before = await lockExisting(transaction, companyId, id);
        const former = openedOrNull(sealing, before.sealed_secret, id);
        await updateWebhook(transaction, companyId, id, {
          sealed_secret: sealing.seal(secret, secretContext(id)),
          sealed_former_secret: former === null ? null : sealing.seal(former, formerSecretContext(id)),
          former_until:
            former === null ? null : new Date(Date.now() + formerSecretHours * millisecondsOfHour),
        });
        await emit(transaction, { type: 'webhook.secret_rotated', by: member, ...named(before) });
      });
      return { webhook: await showWebhook(database, companyId, id), secret };
    },
  };
}

function openedOrNull(sealing: Sealing, sealed: Buffer, webhookId: number): string | null {
  try {
    return sealing.open(sealed, secretContext(webhookId));
  } catch {
    return null;
  }
}
