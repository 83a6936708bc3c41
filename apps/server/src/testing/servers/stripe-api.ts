import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Held = {
  status: string;
  metadata: Record<string, string>;
  start: number;
  end: number;
  cancel_at_period_end?: boolean;
};
type Asked = { method: string; path: string; form: Record<string, string> };

/**
 * A local implementation of the part of Stripe's API that Nimble uses: real HTTP and forms as Stripe's own library
 * sends them.
 */
export async function startStripeApi() {
  const subscriptions = new Map<string, Held>();
  const asked: Asked[] = [];
  let isDeclining = false;

  const server = createServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    const path = new URL(request.url ?? '/', 'http://stripe').pathname;
    const method = request.method ?? '';
    asked.push({ method, path, form });
    if (path === '/v1/checkout/sessions')
      return answer(response, 200, { id: 'cs_1', url: 'https://checkout.example/cs_1' });
    if (path === '/v1/prices') return answer(response, 200, { id: 'price_new' });
    const id = path.replace('/v1/subscriptions/', '');
    const held = subscriptions.get(id);
    if (held === undefined)
      return answer(response, 404, { error: { type: 'invalid_request_error', message: 'No such one' } });
    if (method === 'POST' && isDeclining)
      return answer(response, 402, { error: { type: 'card_error', message: 'Your card was declined.' } });
    if (method === 'POST')
      for (const [name, value] of Object.entries(form)) {
        const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
        if (key !== undefined) held.metadata[key] = value;
      }
    if (method === 'DELETE') held.status = 'canceled';
    return answer(response, 200, presented(id, held));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    subscriptions,
    asked,
    decline: (isOn: boolean) => {
      isDeclining = isOn;
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}

function presented(id: string, { start, end, cancel_at_period_end = false, ...held }: Held) {
  const item = { id: `si_${id}`, current_period_start: start, current_period_end: end };
  const customer = `cus_${held.metadata['company']}`;
  return {
    id,
    object: 'subscription',
    customer,
    cancel_at: null,
    cancel_at_period_end,
    ...held,
    items: {
      object: 'list',
      data: [item],
    },
  };
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
