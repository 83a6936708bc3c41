import type { EventData, EventName } from '@nimble/contracts/all-events';

/**
 * The actor of an event, and the network address: a signed-in member of a company, or an API token, for the person who
 * made it. null: the machine itself.
 */
export type Actor = {
  companyId: number;
  userId: number;
  address: string | null;
  apiToken?: { name: string };
  /** The browser tab of the cause; it ignores the event's message. */
  origin?: string | undefined;
};

/** The actor is a person or program of the company, or else the clock, the master or a candidate: `{ companyId }`. */
type Cause = (Actor | { companyId: number }) & {
  /** false: the cause has seen that the company has none, which saves asking. */
  hasWebhooks?: boolean;
};

/** One event, as the catalog (`@nimble/contracts/all-events`) declares it. */
export type DomainEvent<Name extends EventName = EventName> = {
  [Each in Name]: { type: Each; by: Cause } & EventData<Each>;
}[Name];
