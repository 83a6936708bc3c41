import type { FastifyInstance, FastifyReply } from 'fastify';
import { RequestError } from '../../errors.ts';
import { sendProblem } from '../error-answers.ts';

/** The methods of the calls at an address, none where it has no call. */
export type MethodsAt = (url: string) => string[];

/** Remembers the calls that are added from now on: Fastify finds a call by its address and method only together. */
export function rememberMethods(app: FastifyInstance): MethodsAt {
  const calls: { method: string; address: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    if (!url.startsWith('/api/')) return;
    const address = new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`);
    for (const one of [method].flat()) calls.push({ method: one, address });
  });
  return (url) => {
    const [path = ''] = url.split('?');
    const found = calls.filter(({ address }) => address.test(path)).map(({ method }) => method);
    return [...new Set(found)].toSorted();
  };
}

/** 405 for another method than those of the address. */
export function answerOtherMethod(reply: FastifyReply, methods: readonly string[]): FastifyReply {
  reply.header('allow', methods.join(', '));
  return sendProblem(reply, new RequestError('request.method_not_allowed'));
}
