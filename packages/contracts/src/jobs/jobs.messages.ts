export const jobMessages = {
  notFound: 'Job not found',
  statusChangeNotAllowed: 'This status change is not allowed',
} as const;
