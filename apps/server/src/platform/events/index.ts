export type { Actor, DomainEvent } from './domain-event.ts';
export { emit, emitAll, type Listener, type Listeners, wireListeners } from './emit.ts';
