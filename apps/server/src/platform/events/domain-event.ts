import type { EventData, EventName } from '@nimble/contracts/all-events';

/**
 * Who does something, and from which network address: a signed-in member of a company is one, and so is an API token, for
 * the person who made it. null: on this machine.
 */
export type Actor = {
  companyId: number;
  userId: number;
  address: string | null;
  apiToken?: { name: string };
  /** The tab of a browser in which a person did it; it does not need to hear of it. */
  origin?: string | undefined;
};

/** A person or program of the company did it, or else the clock, the master or a candidate: `{ companyId }`. */
type Cause = Actor | { companyId: number };

/** One thing that happened, as the catalogue (`@nimble/contracts/all-events`) declares it. */
export type DomainEvent<Name extends EventName = EventName> = {
  [Each in Name]: { type: Each; by: Cause } & EventData<Each>;
}[Name];
