import { errorCatalog, type RouteContract } from '@nimble/contracts';
import { type RefusalCode, refusalCatalog } from '@nimble/contracts/all-refusals';
import type { Answer } from '@nimble/contracts/calls';
import compile from 'icu-minify/compile';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type $ZodType, safeParse } from 'zod/v4/core';
import { message as textWithValues } from '../lib/language/message.ts';

type Given<Contract extends RouteContract> = Answer<Contract> | Response;

/** The input of a call. */
type Asked = { params: Record<string, string>; query: URLSearchParams; body: unknown };

export type ContractServer = ReturnType<typeof contractServer>;

/**
 * A fake server for tests of components: it answers what a test defines, and only what the contract allows; a call
 * without a defined answer fails its test. Belongs at the top of a test file.
 */
export function contractServer() {
  const server = setupServer();
  const asked: { contract: RouteContract; call: Asked }[] = [];
  const faults: string[] = [];
  let gate = Promise.resolve();
  beforeAll(() =>
    server.listen({
      onUnhandledFrame({ frame }) {
        const { request } = frame.data as { request?: Request };
        faults.push(`no answer to ${request?.method} ${request?.url}`);
      },
    }),
  );
  afterEach(() => {
    server.resetHandlers();
    const [found] = [faults.splice(0), asked.splice(0)];
    expect(found).toEqual([]);
  });
  afterAll(() => server.close());

  return {
    /** From now on, in this test; a function is called each time. */
    answer<const Contract extends RouteContract>(
      contract: Contract,
      given: Given<Contract> | ((call: Asked) => Given<Contract> | Promise<Given<Contract>>),
    ): void {
      const method = contract.method.toLowerCase() as Lowercase<RouteContract['method']>;
      server.use(
        http[method](`*${contract.url}`, async ({ request, params }) => {
          const text = await request.text();
          const query = new URL(request.url).searchParams;
          const isJson = request.headers.get('content-type')?.startsWith('application/json') === true;
          const call = {
            params: params as Asked['params'],
            query,
            body: isJson ? JSON.parse(text) : undefined,
          };
          asked.push({ contract, call });
          if (method !== 'get') await gate;
          const answer: unknown =
            typeof given === 'function' ? await (given as (call: Asked) => unknown)(call) : given;
          if (answer instanceof Response) return answer.clone();
          faults.push(...misfits(contract, answer));
          return HttpResponse.json(answer as never);
        }),
      );
    },

    /** From now on, calls that change something get no answer until the returned function is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },

    /** The inputs of a call in this test, in order. */
    asked: (contract: RouteContract): Asked[] =>
      asked.filter((one) => one.contract === contract).map(({ call }) => call),
  };
}

/** Throws for an answer that the contract does not allow. */
function misfits({ url, schema }: RouteContract, answer: unknown): string[] {
  const read = safeParse((schema.response as Record<number, $ZodType>)[200] as $ZodType, answer);
  return read.success
    ? []
    : read.error.issues.map(({ path, message }) => `${url}: ${path.join('.')} ${message}`);
}

/** A refusal in the server's format. */
export function refusal(code: RefusalCode, details: object = {}): Response {
  const { kind, text } = refusalCatalog[code];
  const { status, name } = errorCatalog[kind];
  const compiled = compile(text);
  const message = typeof compiled === 'string' ? compiled : textWithValues(compiled)({ ...details });
  return HttpResponse.json({ data: null, error: { status, name, message, code, details } }, { status });
}
