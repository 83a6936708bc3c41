import * as z from 'zod/mini';
import { messageAnswer } from '../fields.ts';
import { route } from '../route.ts';
import { companyNotice } from './company-notices.schemas.ts';
import { decides, plansPageRights } from './plan-rights.ts';
import { planChoice, planState, salesRequest } from './plans.schemas.ts';

const stateAnswer = { 200: z.object({ data: planState }) };
/** `checkout`: where it has to be paid first; the plan changes once the provider says that it is. */
const choiceAnswer = { 200: z.object({ data: planState, checkout: z.nullable(z.string()) }) };

/** For everybody who sees a page that a limit is shown on beforehand. */
export const getPlan = route({
  method: 'GET',
  url: '/api/plans/current',
  schema: { summary: 'The plan of the own company and how much of it is used', response: stateAnswer },
  config: { access: { resource: 'dashboards', action: 'view' } },
});

/** Each kind only for those who can do something about it. */
export const listCompanyNotices = route({
  method: 'GET',
  url: '/api/plans/notices',
  schema: {
    summary: 'What people of the own company have to know about its plan',
    response: { 200: z.object({ data: z.array(companyNotice) }) },
  },
  config: { access: { resource: 'dashboards', action: 'view' } },
});

/** An upgrade applies at once, a downgrade at the end of the cycle; the plan one has takes a waiting downgrade back. */
export const choosePlan = route({
  method: 'PUT',
  url: '/api/plans/current',
  schema: {
    summary: 'Choose another plan',
    body: z.object({ data: planChoice }),
    response: choiceAnswer,
  },
  // Money is spent by people.
  config: {
    access: decides,
    apiToken: 'refused',
    refuses: ['plan.by_agreement', 'plan.payment_refused'],
  },
});

/** By mail to those who run the installation, who answer the caller. A company can ask so often in a day. */
export const contactSales = route({
  method: 'POST',
  url: '/api/plans/sales-requests',
  schema: {
    summary: 'Ask the people who sell plans to get in touch',
    body: z.object({ data: salesRequest }),
    response: { 200: messageAnswer },
  },
  config: {
    access: { resource: 'pricing', action: 'view', or: plansPageRights.prices },
    apiToken: 'refused',
    rateLimit: { max: 20, windowSeconds: 60 },
    refuses: ['plan.no_sales', 'plan.sales_requests_used_up'],
  },
});

/** Of Stripe, signed by it; 404 where no payments are set up. Told twice is done once. */
export const takePaymentEvent = route({
  method: 'POST',
  url: '/api/payments/stripe-events',
  schema: {
    summary: 'What the payment provider tells',
    response: { 200: z.object({ received: z.boolean() }) },
  },
  config: { access: 'public' },
  bodyLimit: 512 * 1024,
});
