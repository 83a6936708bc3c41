import type { Webhook } from '@nimble/contracts/webhooks';
import { failingDays } from '@nimble/contracts/webhooks';
import { KeyRound, MoreHorizontal, Pencil, Power, Send, Trash2 } from 'lucide-react';
import { messageOf } from '../../lib/api-error.ts';
import { formatDateTime } from '../../lib/formats.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/buttons/menu.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Badge } from '../../ui/figures/badge.tsx';
import { webhooksMessages as messages } from './messages.ts';
import { usePingWebhook, useUpdateWebhook } from './webhooks.queries.ts';

export type WebhookDialogName = 'edit' | 'deliveries' | 'new secret' | 'delete';
type Props = { webhook: Webhook; onOpen: (dialog: WebhookDialogName) => void };

export function WebhookRow({ webhook, onOpen }: Props) {
  const { url, events } = webhook;
  const { host } = new URL(url);
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 p-card">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="break-all font-medium">{url}</span>
          <State webhook={webhook} />
        </p>
        <ul className="text-ink-soft text-sm">
          {events.map((event) => (
            <li key={event}>{messages.eventNames[event]}</li>
          ))}
        </ul>
        <Trouble webhook={webhook} />
      </div>
      <div className="flex gap-2">
        <Button
          size="small"
          aria-label={messages.deliveriesOf({ host })}
          onClick={() => onOpen('deliveries')}
        >
          {messages.deliveries}
        </Button>
        <WebhookMenu webhook={webhook} host={host} onOpen={onOpen} />
      </div>
    </li>
  );
}

function WebhookMenu({ webhook: { id, state }, host, onOpen }: Props & { host: string }) {
  const ping = usePingWebhook();
  const update = useUpdateWebhook();
  const isOn = state === 'on';

  function test(): void {
    ping.mutate(id, {
      onSuccess: () => toast.success(messages.tested),
      onError: (error) => toast.error(messageOf(error, messages.testFailed)),
    });
  }
  function turn(): void {
    update.mutate(
      { id, changes: { isOn: !isOn } },
      {
        onSuccess: () => toast.success(messages.saved),
        onError: (error) => toast.error(messageOf(error, messages.saveFailed)),
      },
    );
  }
  return (
    <Menu trigger={<IconButton label={messages.menu({ host })} icon={<MoreHorizontal />} />}>
      <MenuItem icon={<Pencil />} onSelect={() => onOpen('edit')}>
        {messages.edit}
      </MenuItem>
      {isOn && (
        <MenuItem icon={<Send />} onSelect={test}>
          {messages.test}
        </MenuItem>
      )}
      <MenuItem icon={<Power />} onSelect={turn}>
        {isOn ? messages.switchOff : messages.switchOn}
      </MenuItem>
      <MenuItem icon={<KeyRound />} onSelect={() => onOpen('new secret')}>
        {messages.rotate}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} danger onSelect={() => onOpen('delete')}>
        {messages.remove}
      </MenuItem>
    </Menu>
  );
}

function State({ webhook: { state, failingSince } }: { webhook: Webhook }) {
  if (state === 'failed' || state === 'gone') return <Badge tone="red">{messages.states.failed}</Badge>;
  if (state === 'off') return <Badge>{messages.states.off}</Badge>;
  if (failingSince !== null) return <Badge tone="amber">{messages.failing}</Badge>;
  return <Badge tone="green">{messages.states.on}</Badge>;
}

function Trouble({ webhook: { state, failingSince } }: { webhook: Webhook }) {
  const text = troubleOf(state, failingSince);
  return text === undefined ? null : <p className="mt-1 text-sm text-warning-ink">{text}</p>;
}

function troubleOf(state: Webhook['state'], failingSince: string | null): string | undefined {
  if (state === 'gone') return messages.goneText;
  if (state === 'failed') return messages.failedText({ days: failingDays });
  return failingSince === null ? undefined : messages.failingSince({ when: formatDateTime(failingSince) });
}
