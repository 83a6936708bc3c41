export const mailMessages = {
  dailyLimit: (most: number) =>
    `Your company can email at most ${most} people within 24 hours. The limit grows with your plan and the age of your company. Try again later or with fewer.`,
  unsubscribed: 'This person does not want emails from your company.',
  stopped: 'You will get no more emails from this company.',
} as const;
