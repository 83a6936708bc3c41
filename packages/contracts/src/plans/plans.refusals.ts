import { refusals } from '../refusal.ts';
import { planNames } from './plans.catalog.ts';

const planName = '{plan, select, starter {Starter} growth {Growth} enterprise {Enterprise} other {{plan}}}';

export const planRefusals = refusals({
  'plan.limit_reached': {
    kind: 'unprocessable',
    text: `Your ${planName} plan includes {limit, select, jobs {{most, plural, one {# active job} other {# active jobs}}. Pause or close another job} other {{most, plural, one {# user} other {# users}}. Delete a team member}}, or upgrade under Plans.`,
    values: { plan: planNames, limit: ['jobs', 'users'], most: 'number' },
  },
  'plan.nothing_to_choose': {
    kind: 'unprocessable',
    text: 'Everything you have is within the limits of your plan.',
  },
  'plan.keep_yourself': { kind: 'unprocessable', text: 'You cannot leave yourself out.' },
  'plan.retention_not_allowed': {
    kind: 'forbidden',
    text: 'Only team members who can change the company or its plan can see and keep what will be erased.',
  },
  'plan.by_agreement': {
    kind: 'unprocessable',
    text: 'Enterprise is set up together with our sales team. Choose Contact sales under Plans.',
  },
  'plan.no_sales': {
    kind: 'unprocessable',
    text: 'This server has no master account yet, so there is no sales contact. Ask the people who run it.',
  },
  'plan.sales_requests_used_up': {
    kind: 'unprocessable',
    text: 'Your company has contacted our sales team {most, plural, one {once} other {# times}} within a day. Please wait for an answer.',
    values: { most: 'number' },
  },
  'plan.payment_refused': {
    kind: 'unprocessable',
    text: 'Your payment was declined, and your plan has not changed. Check your payment method and try again.',
  },
  'plan.no_branding': {
    kind: 'unprocessable',
    text: `Your ${planName} plan does not include branding. Upgrade to Growth or Enterprise under Plans to use your own colors and logo.`,
    values: { plan: planNames },
  },
  'plan.no_api': {
    kind: 'unprocessable',
    text: `Your ${planName} plan does not include API access. Contact sales under Plans for Enterprise to use API tokens and webhooks.`,
    values: { plan: planNames },
  },
  /** For calls by a token that was made under another plan. */
  'plan.api_ended': {
    kind: 'forbidden',
    text: 'This company’s plan no longer includes API access. The token works again with a plan that does.',
  },
  'plan.no_insights': {
    kind: 'unprocessable',
    text: `Your ${planName} plan does not include AI analysis. Upgrade to Growth or Enterprise under Plans to turn it on.`,
    values: { plan: planNames },
  },
});
