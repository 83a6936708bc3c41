export const mediaTaskMessages = {
  notFailed: 'This step has not failed',
} as const;
