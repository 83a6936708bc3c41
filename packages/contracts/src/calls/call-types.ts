import type { DeclaredQuery } from '../collections/index.ts';
import type { RouteContract } from '../route.ts';

type Sent<Schema> = Schema extends { _zod: { input: infer Input } } ? Input : never;
type Received<Schema> = Schema extends { _zod: { output: infer Output } } ? Output : never;

/** Lists accept only the queries that their contract declares; the compiler refuses unknown fields and operators. */
type Query<Contract extends RouteContract, Schema> = [DeclaredQuery<Contract>] extends [never]
  ? Sent<Schema>
  : DeclaredQuery<Contract>;

/** What a successful call answers. */
export type Answer<Contract extends RouteContract> = Contract['schema'] extends {
  response: { 200: infer Schema };
}
  ? Received<Schema>
  : unknown;

/** The input that a contract requires; `Form` is the caller's type of a multipart body. */
export type CallInput<Contract extends RouteContract, Form> = (Contract['schema'] extends {
  params: infer Schema;
}
  ? { params: Record<keyof Received<Schema>, string | number> }
  : { params?: never }) &
  (Contract['schema'] extends { querystring: infer Schema }
    ? { query?: Query<Contract, Schema> }
    : { query?: never }) &
  (Contract['schema'] extends { body: infer Schema }
    ? { body: Sent<Schema>; form?: never }
    : { body?: never; form?: Form });

/** The input of a call, optional where nothing is required. */
export type Rest<Input> = Record<never, never> extends Input ? [input?: Input] : [input: Input];
