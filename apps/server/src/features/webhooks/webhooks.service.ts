import type { Webhook, WebhookChanges } from '@nimble/contracts/webhooks';
import { inTransaction } from '../../platform/database/index.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import { createDeliveriesService } from './deliveries/deliveries.service.ts';
import { lockExisting, named, showWebhook } from './existing-webhook.ts';
import { requireReachable } from './reachable-address.ts';
import { createWebhookSecretsService, type SecretsDependencies } from './webhook-secrets.service.ts';
import { presentWebhook } from './webhooks.presenter.ts';
import { deleteWebhook, findWebhooks, updateWebhook, withoutFailures } from './webhooks.repository.ts';

/** Managing webhooks by a company's own people. */
export function createWebhooksService(dependencies: SecretsDependencies) {
  const { database, allowedHosts } = dependencies;
  return {
    ...createWebhookSecretsService(dependencies),
    ...createDeliveriesService(dependencies),

    async list(companyId: number): Promise<Webhook[]> {
      return (await findWebhooks(database, companyId)).map(presentWebhook);
    },

    async change(member: Actor, id: number, changes: WebhookChanges): Promise<Webhook> {
      const { companyId } = member;
      const { isOn, url } = changes;
      if (url !== undefined) requireReachable(url, allowedHosts);
      await inTransaction(database, async (transaction) => {
        const before = await lockExisting(transaction, companyId, id);
        const isSwitched = isOn !== undefined && isOn !== (before.switched_off_by === null);
        await updateWebhook(transaction, companyId, id, changedColumns(before, changes, isSwitched));
        const fields = changedFields(before, changes).join(', ');
        if (fields === '' && !isSwitched) return;
        const about = named({ id, url: url ?? before.url });
        const changed = { fields, ...(isSwitched && { on: isOn }) };
        await emit(transaction, { type: 'webhook.changed', by: member, ...about, ...changed });
      });
      return showWebhook(database, companyId, id);
    },

    async remove(member: Actor, id: number): Promise<void> {
      await inTransaction(database, async (transaction) => {
        const about = named(await lockExisting(transaction, member.companyId, id));
        await deleteWebhook(transaction, member.companyId, id);
        await emit(transaction, { type: 'webhook.deleted', by: member, ...about });
      });
    },
  };
}
export type WebhooksService = ReturnType<typeof createWebhooksService>;

function changedColumns(
  before: { url: string },
  { isOn = false, url = before.url, events }: WebhookChanges,
  isSwitched: boolean,
) {
  return {
    url,
    ...(events !== undefined && { events }),
    ...(isSwitched && switched(isOn)),
    // Another address has not failed yet.
    ...((url !== before.url || (isSwitched && isOn)) && withoutFailures),
  };
}

function switched(isOn: boolean) {
  return isOn
    ? { switched_off_at: null, switched_off_by: null }
    : { switched_off_at: new Date(), switched_off_by: 'person' as const };
}

/** Which of the given fields differ; whether it is on has its own word in the audit log. */
function changedFields(
  before: { url: string; events: readonly string[] },
  { url = before.url, events }: WebhookChanges,
): string[] {
  const hasOtherEvents = events !== undefined && !isSame(events, before.events);
  return [...(url === before.url ? [] : ['url']), ...(hasOtherEvents ? ['events'] : [])];
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((each) => others.includes(each));
}
