/** What the design system says by itself; everything else is given by the feature. */
export const uiMessages = {
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading',
  retry: 'Retry',
  required: 'required',
  confirmDeletion: 'Confirm Deletion',
  cannotBeUndone: 'This action cannot be undone.',
  delete: 'Delete',
  copy: 'Copy',
  copied: 'Copied',
  remove: 'Remove',
  clearSearch: 'Clear search',
  chooseFile: 'Choose a file',
  orDropIt: 'or drop it here',
  pagination: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page: number) => `Page ${page}`,
  perPage: 'Per page',
  range: (from: number, to: number, total: number) =>
    `${from.toLocaleString()}–${to.toLocaleString()} of ${total.toLocaleString()}`,
} as const;
