import type { TranslatedText } from '@nimble/contracts';

/** Emails about accounts: to sign up, to join a company, and to choose a new password. */
export const accountMails = {
  'verification.subject': { text: 'Verify your Nimble account' },
  'verification.text': { text: 'Welcome to Nimble. Please confirm that this is your email address.' },
  'verification.action': { text: 'Verify my account' },
  'verification.footer': {
    text: 'The link is valid for {hours, plural, one {# hour} other {# hours}}. If you did not create this account, ignore this email.',
    values: { hours: 'number' },
  },
  'reset.subject': { text: 'Reset your Nimble password' },
  'reset.text': { text: 'You, or someone else, asked to reset the password for your Nimble account.' },
  'reset.action': { text: 'Set a new password' },
  'reset.footer': {
    text: 'The link is valid for {hours, plural, =1 {one hour} one {# hour} other {# hours}} and works once. If you did not ask for it, ignore this email.',
    values: { hours: 'number' },
  },
  'email_change.subject': { text: 'Confirm your new email address' },
  'email_change.text': {
    text: 'You, or someone else, asked to use this email address for a Nimble account. Once you confirm it, you sign in with it.',
  },
  'email_change.action': { text: 'Review and confirm' },
  'email_change.footer': {
    text: 'The link is valid for {hours, plural, one {# hour} other {# hours}} and works once. If you did not ask for it, ignore this email.',
    values: { hours: 'number' },
  },
  'email_changed.subject': { text: 'Your Nimble account has a new email address' },
  'email_changed.text': {
    text: 'You now sign in with your new email address. We send no more emails about your account to this one.',
  },
  'email_changed.warning': {
    text: 'If you did not change it, tell the people who run {host} at once. They can change it back.',
    values: { host: 'text' },
  },
  'email_changed.footer': {
    text: 'You’re receiving this email because your account had this email address until now.',
  },
  'invitation.subject': { text: 'Invitation to join {company} on Nimble', values: { company: 'text' } },
  'invitation.added': {
    text: '{company} interviews candidates with Nimble and has added you to its team.',
    values: { company: 'text' },
  },
  'invitation.join': { text: 'Choose a password to join. You sign in with this email address.' },
  'invitation.action': { text: 'Choose a password' },
  'invitation.footer': {
    text: 'The link is valid for {days, plural, one {# day} other {# days}}. You’re receiving this email because {company} invited you. If you don’t know {company}, ignore it.',
    values: { days: 'number', company: 'text' },
  },
  'company.subject': { text: 'Invitation to set up your company on Nimble' },
  'company.workspace': {
    text: 'You can set up your company’s workspace for video interviews that candidates record in their own time.',
  },
  'company.address': { text: 'Use this email address when you sign up.' },
  'company.action': { text: 'Set up your company' },
  'company.footer': {
    text: 'The link is valid for {days, plural, one {# day} other {# days}} and sets up one company. You’re receiving this email because the people who run {host} invited you. If you don’t know them, ignore it.',
    values: { days: 'number', host: 'text' },
  },
} as const satisfies Readonly<Record<string, TranslatedText>>;
