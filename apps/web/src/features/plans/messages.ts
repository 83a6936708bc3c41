import type { CountedLimit, PlanName } from '@nimble/contracts/plans';

/** Texts of the plans; those fixed by the specification are verbatim. */
export const plansMessages = {
  loading: 'Loading the plans',
  loadFailed: 'Failed to load the plans',
  intro: 'Choose what fits the way you hire. You can change it at any time.',
  cycle: 'Billing',
  monthly: 'Monthly',
  annual: 'Annual',
  save: (savings: readonly { plan: string; percent: number }[]) =>
    `Save ${savings.map(({ plan, percent }) => `${percent}% on ${plan}`).join(', ')}`,
  saving: (dollars: number, percent: number) => `Save $${dollars.toLocaleString('en')} a year (${percent}%)`,
  current: 'Current plan',
  trial: (day: string) => `Your Growth trial lasts until ${day}. After that, your company moves to Starter.`,
  next: (plan: string, day: string) => `Your plan changes to ${plan} on ${day}.`,
  notChosen:
    'No one has chosen this plan yet. Its limits apply to anything new, and nothing is erased until you choose a plan.',
  notEnforced: 'This installation has no limits: every company can use everything, whatever its plan.',
  oldSubmissions: 'Old submissions: what will be erased, and when',
  perMonth: '/month',
  perYear: '/year',
  price: (dollars: number, per: string) => `$${dollars.toLocaleString('en')}${per}`,
  callForPricing: 'Call for pricing',
  popular: 'Most popular',
  upgrade: (plan: string) => `Upgrade to ${plan}`,
  downgrade: (plan: string) => `Downgrade to ${plan}`,
  keep: (plan: string) => `Keep ${plan}`,
  keepTitle: (plan: string) => `Keep ${plan}?`,
  keepText: (next: string, day: string) =>
    `Your company does not change to ${next} on ${day}. Everything stays as it is now.`,
  bill: { monthly: 'Switch to monthly billing', annual: 'Switch to annual billing' },
  billTitle: { monthly: 'Switch to monthly billing?', annual: 'Switch to annual billing?' },
  billText: (plan: string, price: string) =>
    `You stay on ${plan}. A new billing cycle starts now, at ${price}.`,
  billed: { monthly: 'Your plan is billed monthly now.', annual: 'Your plan is billed annually now.' },
  choose: (plan: string) => `Choose ${plan}`,
  contact: 'Contact sales',
  readOnly: 'Only team members who can change the company or its plan can choose another plan.',
  confirmTitle: (plan: string) => `Choose ${plan}?`,
  confirmText: (days: number) =>
    `This plan keeps submissions for ${days} days. We erase older ones, but only after we have warned you 14, 7 and 1 day ahead.`,
  upgradeTitle: (plan: string) => `Upgrade to ${plan}?`,
  upgradeText: 'The new limits apply at once.',
  downgradeTitle: (plan: string) => `Downgrade to ${plan}?`,
  downgradeText: (plan: string, day: string) =>
    `You keep everything until ${day}. Then the limits of ${plan} apply: nothing is deleted at once, and we warn you 14, 7 and 1 day before older submissions are erased.`,
  changesLabel: 'What changes',
  cancel: 'Cancel',
  upgraded: (plan: string) => `Plan upgraded to ${plan}!`,
  downgraded: (plan: string) =>
    `Plan will be downgraded to ${plan} at the end of your current billing cycle.`,
  kept: (plan: string) => `You stay on ${plan}.`,
  failed: 'Failed to change the plan',
  paymentMade: 'Thank you. Your plan changes as soon as the payment is confirmed, usually within seconds.',
  paymentCancelled: 'Nothing was charged, and your plan has not changed.',
  paymentFailed: (day: string) =>
    `The payment on ${day} failed, and we will retry it. If it keeps failing, your company moves to Starter.`,
  descriptions: {
    starter: 'For your first job.',
    growth: 'For teams that hire all year.',
    enterprise: 'For companies with many jobs.',
  } satisfies Record<PlanName, string>,
  features: {
    starter: ['Video interviews with your own questions', 'Review, scores and notes', 'Email support'],
    growth: ['Everything in Starter', 'AI analysis', 'Branding'],
    enterprise: ['Everything in Growth', 'White-label', 'API access', 'Dedicated manager'],
  } satisfies Record<PlanName, string[]>,
  comparison: 'Compare plans',
  feature: 'Feature',
  included: 'Included',
  notIncluded: 'Not included',
  unlimited: 'Unlimited',
  /** Enterprise's "50+" users means no limit. */
  manyUsers: '50+ (unlimited)',
  rows: {
    jobs: 'Active jobs',
    submissions: 'Submissions per month',
    users: 'Users',
    storage: 'Storage',
    retention: 'Submissions kept for',
    insights: 'AI analysis',
    branding: 'Branding',
    whiteLabel: 'White-label',
    api: 'API access',
    manager: 'Dedicated manager',
  },
  gigabytes: (amount: number) => `${amount} GB`,
  days: (amount: number) => `${amount} days`,
  usageTitle: 'Your usage',
  usage: {
    jobs: 'Active jobs',
    submissions: 'Submissions this month',
    users: 'Users',
    storage: 'Storage',
  } satisfies Record<CountedLimit, string>,
  of: (used: string, most: string) => `${used} of ${most}`,
  nearly: 'Nearly used up',
  full: 'Used up',
  warning: (name: string, amount: string) => `${name}: ${amount}.`,
  seePlans: 'See plans',
  info: [
    {
      title: 'No interview is cut off',
      text: 'Anyone who has started an interview can finish it, whatever your plan.',
    },
    {
      title: 'Nothing is erased without a warning',
      text: 'We warn you 14, 7 and 1 day before old submissions are erased. You can download or keep them.',
    },
    {
      title: 'Change at any time',
      text: 'Upgrades apply at once, downgrades at the end of the billing cycle.',
    },
  ],
  faqTitle: 'Frequently asked questions',
  faq: [
    {
      question: 'Is there a free trial?',
      answer: 'Yes: every company starts with a 14-day trial of Growth, no card needed.',
    },
    {
      question: 'What happens when I upgrade in the middle of a cycle?',
      answer: 'The new plan applies at once, and the upgrade is prorated: you pay only the difference.',
    },
    {
      question: 'How do we pay for Enterprise?',
      answer: 'By invoice, net 30 days.',
    },
    {
      question: 'What happens when a limit is reached?',
      answer:
        'Nimble tells you which limit it is and what to do. Candidates can always finish interviews they have started; new ones have to wait.',
    },
  ],
  salesTitle: 'Need more?',
  salesText: 'Tell us how you hire, and we will find the plan that fits.',
  noSales: 'No sales contact on this server',
  noSalesText:
    'This server has no master account yet, so there is no one to answer. Ask the people who run it.',
  contactTitle: 'Contact sales',
  contactText:
    'We email your name, address, company, plan and usage to the people who run this server. They will reply to you.',
  contactMessage: 'Message',
  contactMessageHint: 'Optional. What would you like to do with Nimble?',
  contactPhone: 'Phone',
  contactPhoneHint: 'Optional, if you would like a call.',
  contactSend: 'Send',
  contactFailed: 'Failed to send your message. Please try again.',
} as const;
