import type { CollectionQuery, RouteContract } from '@nimble/contracts';
import type { FastifyInstance } from 'fastify';
import {
  type CollectionDeclaration,
  type CollectionRequest,
  type ItemDeclaration,
  type ItemRequest,
  readCollectionQuery,
  readItemQuery,
} from './collections/index.ts';
import { selectFields } from './collections/select-fields.ts';
import { type AnswerOf, type Call, handle } from './routes.ts';

/** Adds the handler of a call that lists a collection: it is given the query read by what the collection declares. */
export function handleCollection<
  const Contract extends RouteContract,
  Field extends string,
  SortField extends string,
  Relation extends string,
>(
  app: FastifyInstance,
  contract: Contract,
  collection: CollectionDeclaration<Field, SortField, Relation>,
  list: (
    call: Call<Contract>,
    request: CollectionRequest<Field, SortField, Relation>,
  ) => Promise<AnswerOf<Contract>>,
): void {
  const onCall = async (call: Call<Contract>) => {
    const request = readCollectionQuery(queryOf(call), collection);
    return selectFields(call.reply, request, await list(call, request));
  };
  handle(app, contract, onCall, { collection });
}

/** The same for a call that answers one thing of a collection. */
export function handleItem<const Contract extends RouteContract, Relation extends string>(
  app: FastifyInstance,
  contract: Contract,
  item: ItemDeclaration<Relation>,
  find: (call: Call<Contract>, request: ItemRequest<Relation>) => Promise<AnswerOf<Contract>>,
): void {
  const onCall = async (call: Call<Contract>) => {
    const request = readItemQuery(queryOf(call), item);
    return selectFields(call.reply, request, await find(call, request));
  };
  handle(app, contract, onCall, { item });
}

function queryOf({ query }: { query: unknown }): CollectionQuery {
  return query as CollectionQuery;
}
