export const mailMessages = {
  stopped: 'You won’t receive any more emails from this company.',
} as const;
