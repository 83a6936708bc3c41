export type { Actor, DomainEvent } from './domain-event.ts';
export { emit, type Listener, type Listeners, wireListeners } from './emit.ts';
