import type { TranslatedText } from '@nimble/contracts';

/** Emails about a company’s plan: of its limits, of submissions that it keeps no longer, and to the masters. */
export const planMails = {
  'plan.action': { text: 'Open Plans' },
  'plan.footer': {
    text: 'You’re receiving this email because you can choose your company’s plan on Nimble.',
  },
  'retention.subject': {
    text: '{count, plural, one {# submission} other {# submissions}} will be erased on {day}',
    values: { count: 'number', day: 'text' },
  },
  'retention.text': {
    text: 'Your plan keeps submissions for {days, plural, one {# day} other {# days}}. On {day}, Nimble will erase {count, plural, one {# submission} other {# submissions}} for good, with videos, answers, resumes and transcripts.',
    values: { count: 'number', day: 'text', days: 'number' },
  },
  'retention.choices': { text: 'You can download everything first, or keep everything.' },
  'retention.action': { text: 'Download or keep them' },
  'retention.footer': {
    text: 'You’re receiving this email because you can change your company’s plan in Nimble.',
  },
  'unwarned.subject': { text: 'A company has no one to warn' },
  'unwarned.text': {
    text: '{count, plural, one {# submission of {company} is} other {# submissions of {company} are}} older than its plan allows, but none of its team members who can change the plan has a confirmed account.',
    values: { count: 'number', company: 'text' },
  },
  'unwarned.waits': { text: 'Nimble will not erase them until one of these team members has been warned.' },
  'unwarned.action': { text: 'Open Nimble' },
  'unwarned.footer': { text: 'You’re receiving this email because you run this installation of Nimble.' },
  'sales.subject': { text: '{company} asks about plans', values: { company: 'text' } },
  'sales.asks': {
    text: '{name} ({email}) of {company} would like to talk about plans.',
    values: { name: 'text', email: 'text', company: 'text' },
  },
  'sales.phone': { text: 'Phone: {phone}', values: { phone: 'text' } },
  'sales.no_message': { text: 'They left no message.' },
  'sales.plan': {
    text: 'Plan: {plan}{trial, select, yes { (trial)} other {}}, {billing, select, annual {annual} other {monthly}}.',
    values: { plan: 'text', trial: ['yes', 'no'], billing: ['monthly', 'annual'] },
  },
  'sales.used': {
    text: 'Active jobs: {jobs}. Submissions this month: {submissions}. Users: {users}. Storage: {storage}.',
    values: { jobs: 'text', submissions: 'text', users: 'text', storage: 'text' },
  },
  'sales.used_of': { text: '{used} of {most}', values: { used: 'text', most: 'text' } },
  'sales.reply': {
    text: 'Reply to this email to answer. You can set the plan of a company under Installation.',
  },
  'sales.action': { text: 'Open Installation' },
  'sales.footer': { text: 'You’re receiving this email because you run this Nimble server.' },
} as const satisfies Readonly<Record<string, TranslatedText>>;
