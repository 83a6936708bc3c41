import { domainEvents, type EventName } from '@nimble/contracts/all-events';
import { type Database, databaseOf, type Transaction } from '../database/index.ts';
import type { DomainEvent } from './domain-event.ts';

/** Handles an event in the transaction of the cause: quickly, and without the network. */
export type Listener<Name extends EventName> = (
  transaction: Transaction,
  event: DomainEvent<Name>,
) => Promise<void> | void;

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
  const listeners = wired.get(databaseOf(transaction));
  if (listeners === undefined) throw new Error(`Nobody was wired to hear of ${event.type}`);
  // The table ties each listener to its event; a dynamic lookup loses that type.
  for (const listener of listeners[event.type] as readonly Listener<EventName>[])
    await listener(transaction, event);
}
