export { openOutbox } from './outbox.routes.ts';
