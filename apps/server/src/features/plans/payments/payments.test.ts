import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCompany } from '../../../testing/people.ts';
import { startStripeApi } from '../../../testing/servers/stripe-api.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { setPlan } from '../agreement/set-plan.ts';

const secret = 'whsec_of_the_tests';
const month = 30 * 24 * 60 * 60;
const seconds = () => Math.floor(Date.now() / 1000);

let stripe: Awaited<ReturnType<typeof startStripeApi>>;
let nimble: TestApp;
let admin: { token: string; companyId: number; userId: number };
let count = 0;
beforeAll(async () => {
  stripe = await startStripeApi();
  nimble = await createTestApp({
    PLAN_ENFORCEMENT: 'on',
    STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API_URL: stripe.url,
  });
});
beforeEach(async () => {
  admin = await addCompany(nimble);
  stripe.asked.length = 0;
  stripe.decline(false);
  await nimble.pool.query(
    "update companies set plan = 'starter', trial_ends_at = null, shows_branding = false where id = $1",
    [admin.companyId],
  );
});
afterAll(async () => {
  await nimble.close();
  await stripe.close();
});

const choose = (plan: string, billing = 'monthly') =>
  nimble.call('PUT', '/api/plans/current', { token: admin.token, body: { data: { plan, billing } } });
const planOf = async () => (await nimble.call('GET', '/api/plans/current', { token: admin.token })).body.data;
const notified = async () => {
  const { body } = await nimble.call('GET', '/api/notifications', { token: admin.token });
  return body.data.map(({ title }: { title: string }) => title);
};

/** Stripe's state once a checkout is paid. */
function subscription(plan: string, billing = 'monthly'): string {
  count += 1;
  const id = `sub_${count}`;
  const metadata = { company: String(admin.companyId), plan, billing };
  stripe.subscriptions.set(id, { status: 'active', metadata, start: seconds(), end: seconds() + month });
  return id;
}

type Sent = { id?: string; key?: string; changed?: (payload: string) => string };

async function told(type: string, object: object, sent: Sent = {}) {
  const statusCode = await hear(type, object, sent);
  await nimble.runTasks();
  return statusCode;
}

/** The event is received; its task waits. */
async function hear(type: string, object: object, { id, key = secret, changed }: Sent = {}) {
  count += 1;
  const payload = JSON.stringify({ id: id ?? `evt_${count}`, object: 'event', type, data: { object } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: key });
  const { statusCode } = await nimble.app.inject({
    method: 'POST',
    url: '/api/payments/stripe-events',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: changed === undefined ? payload : changed(payload),
  });
  return statusCode;
}
const changed = (id: string) => told('customer.subscription.updated', { id, object: 'subscription' });

/** Chooses Growth, pays and sends the event. */
async function payingGrowth(billing = 'monthly'): Promise<string> {
  const id = subscription('growth', billing);
  await told('checkout.session.completed', { id: 'cs_1', object: 'checkout.session', subscription: id });
  return id;
}

test('an upgrade leads to the checkout and applies once it is paid, however often the event comes', async () => {
  const { body } = await choose('growth', 'annual');
  expect(body).toMatchObject({ checkout: 'https://checkout.example/cs_1', data: { plan: 'starter' } });
  expect(stripe.asked[0]?.form).toMatchObject({
    mode: 'subscription',
    'line_items[0][price_data][unit_amount]': '189000',
    'line_items[0][price_data][recurring][interval]': 'year',
    'subscription_data[metadata][company]': String(admin.companyId),
    success_url: `${nimble.config.publicUrl}/plans?payment=made`,
  });
  const id = subscription('growth', 'annual');
  const session = { id: 'cs_1', object: 'checkout.session', subscription: id };
  const event = `evt_twice_${id}`;
  expect(await told('checkout.session.completed', session, { id: event })).toBe(200);
  expect(await planOf()).toMatchObject({ plan: 'growth', billing: 'annual', next: null, trialEndsAt: null });
  stripe.asked.length = 0;
  expect(await told('checkout.session.completed', session, { id: event })).toBe(200);
  expect(stripe.asked).toEqual([]);
});

test('events are known for as long as Stripe may repeat them', async () => {
  const id = subscription('growth');
  const session = { id: 'cs_1', object: 'checkout.session', subscription: id };
  const repeated = () => told('checkout.session.completed', session, { id: `evt_late_${id}` });
  const sweep = async (days: number) => {
    await nimble.pool.query('UPDATE payment_events SET received_at = now() - make_interval(days => $1)', [
      days,
    ]);
    await nimble.pool.query(`SELECT graphile_worker.add_job('plans.sweep-payment-events')`);
    await nimble.runTasks();
  };
  await repeated();
  await sweep(59);
  stripe.asked.length = 0;
  expect(await repeated()).toBe(200);
  expect(stripe.asked).toEqual([]);
  await sweep(61);
  expect((await nimble.pool.query('SELECT FROM payment_events')).rows).toEqual([]);
});

test('an event without Stripe’s signature over these very bytes is refused', async () => {
  const id = subscription('growth');
  const session = { id: 'cs_1', object: 'checkout.session', subscription: id };
  expect(await told('checkout.session.completed', session, { key: 'whsec_of_another' })).toBe(400);
  const forged = (payload: string) => payload.replace('cs_1', 'cs_2');
  expect(await told('checkout.session.completed', session, { changed: forged })).toBe(400);
  expect((await planOf()).plan).toBe('starter');
  const without = await createTestApp();
  expect((await without.call('POST', '/api/payments/stripe-events', { body: {} })).status).toBe(404);
  await without.close();
});

test('a downgrade and a cancellation wait for the end of the paid period; without payment the plan ends', async () => {
  const id = await payingGrowth();
  const { body } = await choose('starter');
  expect(body.checkout).toBeNull();
  expect(body.data).toMatchObject({ plan: 'growth', next: { plan: 'starter' } });
  expect(stripe.asked.at(-1)?.form).toMatchObject({
    proration_behavior: 'none',
    'metadata[plan]': 'starter',
  });
  await changed(id);
  expect(await planOf()).toMatchObject({ plan: 'growth', next: { plan: 'starter' } });
  await choose('growth');
  await changed(id);
  expect(await planOf()).toMatchObject({ plan: 'growth', next: null });

  const held = stripe.subscriptions.get(id);
  if (held === undefined) throw new Error('It is gone.');
  held.cancel_at_period_end = true;
  await changed(id);
  const until = new Date(held.end * 1000).toISOString();
  expect(await planOf()).toMatchObject({ plan: 'growth', next: { plan: 'starter', at: until } });
  held.status = 'canceled';
  await told('customer.subscription.deleted', { id, object: 'subscription' });
  expect(await planOf()).toMatchObject({ plan: 'starter', next: null });
  expect(await notified()).toEqual(['Your company is now on Starter']);
  expect((await choose('growth')).body.checkout).toBe('https://checkout.example/cs_1');
});

test('from a plan by agreement, which is not paid here, only Starter needs no payment', async () => {
  await setPlan(nimble, admin.companyId, { plan: 'enterprise', billing: 'monthly' });
  const { body } = await choose('growth');
  expect(body).toMatchObject({ checkout: 'https://checkout.example/cs_1', data: { next: null } });
  await payingGrowth();
  expect(await planOf()).toMatchObject({ plan: 'enterprise', next: { plan: 'growth' } });
  expect((await choose('starter')).body).toMatchObject({
    checkout: null,
    data: { next: { plan: 'starter' } },
  });
});

test('a failed payment notifies once and leaves the plan; a refused upgrade changes nothing', async () => {
  const id = await payingGrowth();
  const held = stripe.subscriptions.get(id);
  if (held === undefined) throw new Error('It is gone.');
  held.status = 'past_due';
  const invoice = { id: 'in_1', object: 'invoice', parent: { subscription_details: { subscription: id } } };
  await told('invoice.payment_failed', invoice);
  await told('invoice.payment_failed', invoice);
  expect(await planOf()).toMatchObject({ plan: 'growth', paymentFailedAt: expect.any(String) });
  expect(await notified()).toEqual(['Payment failed']);
  held.status = 'active';
  await told('invoice.paid', invoice);
  expect(await planOf()).toMatchObject({ plan: 'growth', paymentFailedAt: null });

  stripe.decline(true);
  const refused = await choose('growth', 'annual');
  expect(refused.status).toBe(422);
  expect(refused.body.error.message).toContain('Your payment was declined');
  expect(await planOf()).toMatchObject({ plan: 'growth', billing: 'monthly' });
  expect((await choose('enterprise')).body.error.message).toContain('Contact sales');
});

test('of two payments from two tabs one is kept; events of others change nothing', async () => {
  const first = await payingGrowth();
  const second = await payingGrowth();
  await nimble.runTasks();
  expect(stripe.subscriptions.get(first)?.status).toBe('canceled');
  await told('customer.subscription.deleted', { id: first, object: 'subscription' });
  expect((await planOf()).plan).toBe('growth');
  await told('customer.subscription.deleted', { id: 'sub_unknown', object: 'subscription' });
  expect(await told('charge.refunded', { id: 'ch_1', object: 'charge' })).toBe(200);
  expect(stripe.subscriptions.get(second)?.status).toBe('active');
});

test('events of both payments that cross leave one of them', async () => {
  const [first, second] = [subscription('growth'), subscription('growth')];
  const paid = (id: string) => hear('invoice.paid', invoiceOf(id));
  for (const id of [first, second, first, second]) await paid(id);
  await nimble.runTasks();
  const stays = [first, second].filter((id) => stripe.subscriptions.get(id)?.status === 'active');
  expect(stays).toHaveLength(1);
  for (const id of [first, second])
    if (!stays.includes(id)) await told('customer.subscription.deleted', { id, object: 'subscription' });
  expect((await planOf()).plan).toBe('growth');
});

test('an event of a subscription that a plan set by the master has ended does not bring it back', async () => {
  const id = await payingGrowth();
  await hear('invoice.paid', invoiceOf(id));
  await setPlan(nimble, admin.companyId, { plan: 'enterprise', billing: 'annual' });
  await nimble.runTasks();
  expect(stripe.subscriptions.get(id)?.status).toBe('canceled');
  expect((await planOf()).plan).toBe('enterprise');
  await told('customer.subscription.deleted', { id, object: 'subscription' });
  expect((await planOf()).plan).toBe('enterprise');
});

function invoiceOf(subscription: string) {
  return { id: 'in_1', object: 'invoice', parent: { subscription_details: { subscription } } };
}
