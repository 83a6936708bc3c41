import * as z from 'zod/mini';
import { messageAnswer } from '../fields.ts';
import { route } from '../route.ts';
import { companyNotice } from './company-notices.schemas.ts';
import { decides, plansPagePermissions } from './plan-permissions.ts';
import { planChoice, planState, salesRequest } from './plans.schemas.ts';

const stateAnswer = { 200: z.object({ data: planState }) };
/** `checkout`: where it has to be paid first; the plan changes after the provider's confirmation. */
const choiceAnswer = { 200: z.object({ data: planState, checkout: z.nullable(z.string()) }) };

/** For everybody who can open a page that shows a limit. */
export const getPlan = route({
  method: 'GET',
  url: '/api/plans/current',
  schema: { summary: 'Get your company’s plan and usage', response: stateAnswer },
  config: { access: { resource: 'dashboards', action: 'view' } },
});

/** Each kind only for people who can do something about it. */
export const listCompanyNotices = route({
  method: 'GET',
  url: '/api/plans/notices',
  schema: {
    summary: 'List notices about your company’s plan',
    response: { 200: z.object({ data: z.array(companyNotice) }) },
  },
  config: { access: { resource: 'dashboards', action: 'view' } },
});

/**
 * An upgrade applies at once, a downgrade at the end of the cycle; choosing the current plan cancels a pending
 * downgrade.
 */
export const choosePlan = route({
  method: 'PUT',
  url: '/api/plans/current',
  schema: {
    summary: 'Choose a plan',
    body: z.object({ data: planChoice }),
    response: choiceAnswer,
  },
  // Only people spend money.
  config: {
    access: decides,
    apiToken: 'refused',
    refuses: ['plan.by_agreement', 'plan.payment_refused'],
  },
});

/** Emails those who run the installation, who reply to the caller. A company can do so a few times a day. */
export const contactSales = route({
  method: 'POST',
  url: '/api/plans/sales-requests',
  schema: {
    summary: 'Contact sales',
    body: z.object({ data: salesRequest }),
    response: { 200: messageAnswer },
  },
  config: {
    access: { resource: 'pricing', action: 'view', or: plansPagePermissions.prices },
    apiToken: 'refused',
    rateLimit: { max: 20, windowSeconds: 60 },
    refuses: ['plan.no_sales', 'plan.sales_requests_used_up'],
  },
});

/** Stripe's webhook, signed by it; 404 without a payment provider. A repeated event is applied once. */
export const takePaymentEvent = route({
  method: 'POST',
  url: '/api/payments/stripe-events',
  schema: {
    summary: 'Receive an event of the payment provider',
    response: { 200: z.object({ received: z.boolean() }) },
  },
  config: { access: 'public' },
  bodyLimit: 512 * 1024,
});
