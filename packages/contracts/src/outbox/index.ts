export { outboxMessages } from './outbox.messages.ts';
export { openOutbox } from './outbox.routes.ts';
