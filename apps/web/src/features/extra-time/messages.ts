/** Every text of giving single candidates more time. */
export const extraTimeMessages = {
  open: 'Extra time',
  title: 'Extra time for single candidates',
  subtitle:
    'For candidates who need longer: the time limits of their answers and their time to think are multiplied. They are told; nobody else is.',
  email: 'Email address of the candidate',
  emailInvalid: 'Please enter a valid email address',
  factor: 'Time',
  factorOf: (factor: number) => `${factor.toLocaleString()} × the time`,
  give: 'Give extra time',
  given: 'Extra time saved',
  remove: 'Take back',
  removeOf: (email: string) => `Take back: extra time of ${email}`,
  removed: 'Extra time taken back',
  failed: 'Failed to save the extra time',
  list: 'Who has extra time',
  listFailed: 'Failed to load who has extra time',
  none: 'Nobody yet.',
  note: 'Give it before the candidate begins. Who has begun sees it when the page is loaded again.',
  close: 'Close',
} as const;
