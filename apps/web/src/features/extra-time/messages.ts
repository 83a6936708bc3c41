/** Every text of giving single candidates more time. */
export const extraTimeMessages = {
  open: 'Extra time',
  title: 'Extra time for individual candidates',
  subtitle:
    'For candidates who need longer: their time to answer and to think is multiplied. Only they are told.',
  email: 'Email address of the candidate',
  emailInvalid: 'Please enter a valid email address',
  factor: 'Time',
  factorOf: (factor: number) => `${factor.toLocaleString()} × the time`,
  give: 'Give extra time',
  given: 'Extra time saved',
  remove: 'Remove',
  removeOf: (email: string) => `Remove extra time of ${email}`,
  removed: 'Extra time removed',
  failed: 'Failed to save the extra time',
  list: 'Who has extra time',
  listFailed: 'Failed to load who has extra time',
  none: 'Nobody yet.',
  note: 'Give it before the candidate starts. Somebody who has started sees it after reloading the page.',
  close: 'Close',
} as const;
