import { refusals } from '../refusal.ts';
import { type CountedLimit, type PlanName, plans } from './plans.catalogue.ts';
import { amountOf, waysOut } from './plans.messages.ts';

export const planRefusals = refusals({
  'plan.limit_reached': {
    kind: 'unprocessable',
    text: ({ plan, limit, most }: { plan: PlanName; limit: CountedLimit; most: number }) =>
      `Your ${plans[plan].name} plan includes ${amountOf(limit, most)}. ${waysOut[limit]}`,
  },
  'plan.nothing_to_choose': {
    kind: 'unprocessable',
    text: 'Everything you have is within the limits of your plan.',
  },
  'plan.keep_yourself': { kind: 'unprocessable', text: 'You cannot leave yourself out.' },
  'plan.retention_not_allowed': {
    kind: 'forbidden',
    text: 'Only team members who can change the company or its plan can see and stop the erasing.',
  },
  'plan.by_agreement': {
    kind: 'unprocessable',
    text: 'Enterprise is by agreement: Contact Sales under Plans, and we set it up with you.',
  },
  'plan.no_sales': {
    kind: 'unprocessable',
    text: 'Nobody can answer: this server has no master account yet. Ask the people who run it.',
  },
  'plan.sales_requests_used_up': {
    kind: 'unprocessable',
    text: ({ most }: { most: number }) =>
      `Your company has written to our sales team ${most} times within a day. Please wait for the answer.`,
  },
  'plan.payment_refused': {
    kind: 'unprocessable',
    text: 'The payment was refused, and your plan has not changed. Check your means of payment and try again.',
  },
  'plan.no_branding': {
    kind: 'unprocessable',
    text: ({ plan }: { plan: PlanName }) =>
      `Your ${plans[plan].name} plan does not include branding. Upgrade to Growth or Enterprise under Plans to use your own colours and logo.`,
  },
  'plan.no_api': {
    kind: 'unprocessable',
    text: ({ plan }: { plan: PlanName }) =>
      `Your ${plans[plan].name} plan does not include API access. Contact Sales under Plans for Enterprise to use API tokens and webhooks.`,
  },
  /** To calls by a token that was made under another plan. */
  'plan.api_ended': {
    kind: 'forbidden',
    text: "This company's plan no longer includes API access. The token works again with a plan that does.",
  },
  'plan.no_insights': {
    kind: 'unprocessable',
    text: ({ plan }: { plan: PlanName }) =>
      `Your ${plans[plan].name} plan does not include AI analysis. Upgrade to Growth or Enterprise under Plans to turn it on.`,
  },
});
