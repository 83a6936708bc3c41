import { selectablePageSizes } from '@nimble/contracts';
import type { Webhook, WebhookDelivery } from '@nimble/contracts/webhooks';
import { deliveryDays } from '@nimble/contracts/webhooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { formatLogTime } from '../../lib/formats.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Badge, type Tone } from '../../ui/figures/badge.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Pagination } from '../../ui/pages/pagination.tsx';
import { deliveriesMessages as messages, webhooksMessages } from './messages.ts';
import { deliveriesQuery, useRedeliver } from './webhooks.queries.ts';

const tones: Record<WebhookDelivery['state'], Tone> = { waiting: 'amber', delivered: 'green', failed: 'red' };

type Page = { page: number; pageSize: number };

/** The deliveries of a webhook with their outcome, and resending. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [{ page, pageSize }, turn] = useState<Page>({ page: 1, pageSize: selectablePageSizes[0] });
  const deliveries = useQuery(deliveriesQuery(webhook.id, page, pageSize));
  return (
    <Modal
      open
      onClose={onClose}
      title={webhooksMessages.deliveriesOf({ host: new URL(webhook.url).host })}
      description={messages.text({ days: deliveryDays })}
      size="large"
      footer={
        <>
          <Button loading={deliveries.isFetching} onClick={() => void deliveries.refetch()}>
            {messages.refresh}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {uiMessages.close}
          </Button>
        </>
      }
    >
      <Loaded query={deliveries} failed={messages.loadFailed} skeleton={<DeliveriesSkeleton />}>
        {({ data, meta: { pagination } }) =>
          data.length === 0 ? (
            <p className="text-ink-soft">{messages.empty}</p>
          ) : (
            <>
              <ul className="divide-y divide-line rounded-control border border-line">
                {data.map((delivery) => (
                  <Delivery key={delivery.id} webhook={webhook} delivery={delivery} />
                ))}
              </ul>
              {pagination.total > selectablePageSizes[0] && (
                <Pagination
                  page={page}
                  pageSize={pageSize}
                  pageCount={pagination.pageCount}
                  total={pagination.total}
                  onChange={(change) => turn({ pageSize, page: 1, ...change })}
                />
              )}
            </>
          )
        }
      </Loaded>
    </Modal>
  );
}

function Delivery({ webhook, delivery }: { webhook: Webhook; delivery: WebhookDelivery }) {
  const redeliver = useRedeliver();
  const { id, event, state, body, createdAt } = delivery;
  const name = messages.events[event];
  return (
    <li className="px-3 py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
            {name}
            <span className="font-normal text-ink-faint text-sm tabular-nums">{messages.number({ id })}</span>
            <Badge tone={tones[state]}>{messages.states[state]}</Badge>
          </p>
          <p className="text-ink-soft text-sm tabular-nums">
            <time dateTime={createdAt}>{formatLogTime(createdAt)}</time>
            {factsOf(delivery).map((fact) => ` · ${fact}`)}
          </p>
        </div>
        {webhook.state === 'on' && (
          <Button
            size="small"
            aria-label={messages.againNamed({ event: name, id })}
            loading={redeliver.isPending}
            onClick={() =>
              redeliver.mutate(
                { id: webhook.id, deliveryId: id },
                {
                  onSuccess: () => toast.success(messages.sentAgain),
                  onError: (error) => toast.error(messageOf(error, messages.againFailed)),
                },
              )
            }
          >
            {messages.again}
          </Button>
        )}
      </div>
      <details className="mt-1 text-sm">
        <summary className="w-fit cursor-pointer text-ink-soft hover:text-ink">{messages.body}</summary>
        <pre className="mt-1.5 whitespace-pre-wrap break-all rounded-control border border-line bg-sunken p-2.5 dark:bg-surface text-xs">
          {body}
        </pre>
      </details>
    </li>
  );
}

function factsOf({
  attempts,
  answerStatus,
  failure,
  milliseconds,
  nextTryAt,
  state,
}: WebhookDelivery): string[] {
  return [
    ...(answerStatus === null ? [] : [messages.answered({ status: answerStatus })]),
    ...(failure === null || answerStatus !== null ? [] : [messages.failures[failure]]),
    ...(attempts === 0 ? [] : [messages.tries({ count: attempts })]),
    ...(milliseconds === null ? [] : [messages.took({ milliseconds })]),
    ...(state === 'waiting' && attempts > 0 && nextTryAt !== null
      ? [messages.next({ when: formatLogTime(nextTryAt) })]
      : []),
  ];
}

function DeliveriesSkeleton() {
  return (
    <Loading label={messages.loading} className="grid gap-2">
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </Loading>
  );
}
