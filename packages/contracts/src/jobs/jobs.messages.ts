export const jobMessages = {
  notFound: 'Job not found',
  /** Somebody else has saved since; nothing was changed. */
  changedMeanwhile: 'This job was changed by someone else. Reload it and make your changes again.',
  shareTokenTaken: 'This share token is already in use',
  statusChangeNotAllowed: 'This status change is not allowed',
} as const;
