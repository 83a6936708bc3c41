export const mailMessages = {
  stopped: 'You will get no more emails from this company.',
} as const;
