import { domainEvents, type EventName } from '@nimble/contracts/all-events';
import { type Database, databaseOf, type Transaction } from '../database/index.ts';
import type { DomainEvent } from './domain-event.ts';

/** Handles an event in the transaction of the cause: quickly, and without the network. */
export type Listener<Name extends EventName> = {
  (transaction: Transaction, event: DomainEvent<Name>): Promise<void> | void;
  /** Handles events of one type and one cause together; without it each is handled by itself. */
  ofMany?(transaction: Transaction, events: readonly DomainEvent<Name>[]): Promise<void> | void;
};

/** The listeners of every event, in this order. */
export type Listeners = {
  readonly [Name in EventName]: readonly [Listener<Name>, ...Listener<Name>[]];
};

const wired = new WeakMap<Database, Listeners>();

/**
 * Connects all events emitted in transactions of this database with these listeners. Part of every start.
 * @throws Error for an event without listeners, and for listeners of an unknown event.
 */
export function wireListeners(database: Database, listeners: Listeners): void {
  const names = Object.keys(domainEvents);
  const heard = Object.entries(listeners).flatMap(([name, those]) => (those.length > 0 ? [name] : []));
  const unheard = names.filter((name) => !heard.includes(name));
  const unknown = Object.keys(listeners).filter((name) => !names.includes(name));
  if (unheard.length > 0) throw new Error(`Nobody listens to ${unheard.join(', ')}`);
  if (unknown.length > 0) throw new Error(`There is no event ${unknown.join(', ')} to listen to`);
  wired.set(database, listeners);
}

/**
 * Announces an event, once, inside the transaction of the cause: each listener does its part in the same transaction,
 * in the order of the table (`listeners.ts`). A listener's error rolls the cause back too.
 * @throws Error for a database whose start has wired no listeners: an event must not be lost.
 */
export async function emit(transaction: Transaction, event: DomainEvent): Promise<void> {
  for (const listener of listenersTo(transaction, event.type)) await listener(transaction, event);
}

/**
 * Announces events of one type and one cause together. Sockets and colleagues hear nothing of each: the caller has an
 * event about them all.
 */
export async function emitAll(transaction: Transaction, events: readonly DomainEvent[]): Promise<void> {
  const [first] = events;
  if (first === undefined) return;
  for (const listener of listenersTo(transaction, first.type)) {
    if (listener.ofMany !== undefined) await listener.ofMany(transaction, events);
    else for (const event of events) await listener(transaction, event);
  }
}

function listenersTo(transaction: Transaction, type: EventName): readonly Listener<EventName>[] {
  const listeners = wired.get(databaseOf(transaction));
  if (listeners === undefined) throw new Error(`Nobody was wired to hear of ${type}`);
  // The table ties each listener to its event; a dynamic lookup loses that type.
  return listeners[type] as readonly Listener<EventName>[];
}
