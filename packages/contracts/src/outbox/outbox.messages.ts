export const outboxMessages = {
  noOutbox: 'Emails are sent by your mail server, so there is no outbox.',
} as const;
