import * as z from 'zod/mini';
import type { SocketMessages } from './realtime/socket-messages.ts';

type Shape = Readonly<Record<string, z.ZodMiniType>>;

type Needed<Data> = { [Field in keyof Data]-?: undefined extends Data[Field] ? never : Field }[keyof Data];

/** The messages of the socket that an event with these fields can fill. */
type Fillable<Fields extends Shape> = {
  [Name in keyof SocketMessages]: Needed<z.infer<SocketMessages[Name]['data']>> extends keyof Fields
    ? Name
    : never;
}[keyof SocketMessages];

/** Outputs of an event outside the transaction that causes it; each lists fields of the event. */
type Told<Fields extends Shape> = {
  /** The audit log keeps it under its name; these fields are its details. Never a secret, never a candidate's name. */
  readonly audit?: readonly (keyof Fields & string)[];
  /**
   * Webhooks can subscribe to it; these fields, in this order, are its `data`. Only ids and statuses. `externalId` is
   * that of the candidate's invitation, `stage` the stage of the submission, and `screening` what its answers say of
   * the requirements; the event does not carry them, they are looked up when a webhook is called.
   */
  readonly webhook?: readonly ((keyof Fields & string) | 'externalId' | 'stage' | 'screening')[];
  /** The socket message that open browsers of the company get. */
  readonly socket?: Fillable<Fields>;
};

/** Declares a domain event: when it happens, in words for the documents, and its payload. */
export function domainEvent<const Fields extends Shape, const How extends Told<Fields>>(
  when: string,
  fields: Fields,
  told: How,
): { readonly when: string; readonly data: z.ZodMiniObject<Fields> } & How {
  return { when, data: z.object(fields), ...told };
}
