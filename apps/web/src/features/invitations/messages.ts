/** Every text of inviting candidates by mail. */
export const invitationsMessages = {
  open: 'Invite by email',
  title: 'Invite candidates by email',
  subtitle:
    'Each address gets the interview’s link once, and a reminder two days before the deadline unless it has submitted.',
  addresses: 'Email addresses',
  addressesHint: 'Separated by commas, spaces or lines. Up to 200 at once.',
  file: 'Or a CSV file',
  fileHint: 'Every address found in it is added to the list above.',
  fileTooLarge: 'This file is too large. 1 MB is the most.',
  fileEmpty: 'No email address was found in this file.',
  fileAdded: (count: number) => (count === 1 ? '1 address added' : `${count} addresses added`),
  recognized: (count: number) => (count === 1 ? '1 address' : `${count} addresses`),
  invalid: (words: readonly string[]) => `Not an email address: ${words.join(', ')}`,
  send: (count: number) =>
    count === 0 ? 'Send invitations' : count === 1 ? 'Send 1 invitation' : `Send ${count} invitations`,
  close: 'Close',
  invited: (count: number) => (count === 1 ? '1 person invited' : `${count} people invited`),
  already: (count: number) =>
    count === 1 ? '1 address had been invited before' : `${count} addresses had been invited before`,
  failed: 'Failed to send invitations',
  list: 'Invited so far',
  listFailed: 'Failed to load invitations',
  loading: 'Loading invitations',
  state: {
    submitted: 'Submitted',
    reminded: (date: string) => `Reminded ${date}`,
    sent: (date: string) => `Sent ${date}`,
    waiting: 'Being sent',
  },
  previous: 'Newer',
  next: 'Older',
  page: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
} as const;
