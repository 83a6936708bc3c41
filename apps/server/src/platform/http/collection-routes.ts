import type { CollectionQuery, RouteContract } from '@nimble/contracts';
import type { CollectionDeclaration, ItemDeclaration, RequestOf } from '@nimble/contracts/collections';
import type { FastifyInstance } from 'fastify';
import { readCollectionQuery, readItemQuery } from './collections/index.ts';
import { countedAsAsked } from './collections/pagination.ts';
import { selectFields } from './collections/select-fields.ts';
import { type AnswerOf, type Call, handle } from './routes.ts';

type ListContract = RouteContract & { collection: CollectionDeclaration };
type ItemContract = RouteContract & { item: ItemDeclaration };

/** Adds the handler of a call that lists a collection: it gets the query parsed by the contract's declaration. */
export function handleCollection<const Contract extends ListContract>(
  app: FastifyInstance,
  contract: Contract,
  list: (call: Call<Contract>, request: RequestOf<Contract['collection']>) => Promise<AnswerOf<Contract>>,
): void {
  handle(app, contract, async (call) => {
    const request = readCollectionQuery(queryOf(call), contract.collection);
    const answer = await list(call, request as RequestOf<Contract['collection']>);
    return selectFields(call.reply, request, countedAsAsked(answer, request));
  });
}

/** The same for a call that answers one record of a collection. */
export function handleItem<const Contract extends ItemContract>(
  app: FastifyInstance,
  contract: Contract,
  find: (call: Call<Contract>, request: RequestOf<Contract['item']>) => Promise<AnswerOf<Contract>>,
): void {
  handle(app, contract, async (call) => {
    const request = readItemQuery(queryOf(call), contract.item);
    return selectFields(call.reply, request, await find(call, request as RequestOf<Contract['item']>));
  });
}

function queryOf({ query }: { query: unknown }): CollectionQuery {
  return query as CollectionQuery;
}
