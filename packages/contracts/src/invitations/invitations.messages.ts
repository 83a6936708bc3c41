export const invitationMessages = {
  notFound: 'Invitation not found',
  noAddress: 'Enter at least one email address',
  tooManyAddresses: 'At most 200 addresses at once',
  notActive: 'Only active jobs can be shared. Publish the job first.',
  deadlinePassed: 'The deadline of this job has passed.',
  notFailed: 'This invitation has not failed.',
} as const;
