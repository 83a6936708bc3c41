import type { RouteContract } from '@nimble/contracts';
import { type Answer, addressOf, type CallInput, type Rest } from '@nimble/contracts/calls';

/** A call that was refused. Programs compare `code` (docs/error-codes.md); the message is for people. */
export class RefusedError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly details: unknown;
  /** Seconds to wait before a retry. */
  readonly retryAfter: number | undefined;

  constructor(status: number, retryAfter: string | null, error: Partial<RefusedError> = {}) {
    super(error.message ?? `The server answered ${status}`);
    this.name = 'RefusedError';
    this.status = status;
    this.code = error.code;
    this.details = error.details;
    // A proxy may name a date instead.
    this.retryAfter = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined;
  }
}

type ClientOptions = {
  /** Where Nimble is: `https://hiring.example.com`. */
  url: string;
  /** An API token, the `jwt` of a session, or a candidate's token. */
  token?: string;
};

/** A request body without a schema, such as the bytes of a recording. */
type Raw = {
  params?: Record<string, string | number>;
  query?: object;
  headers?: Record<string, string>;
  body?: RequestInit['body'];
  signal?: AbortSignal | undefined;
};

type Input<Contract extends RouteContract> = { signal?: AbortSignal | undefined } & CallInput<
  Contract,
  FormData
>;

/** Calls Nimble by its contracts, with typed requests and answers. */
export function createClient({ url, token }: ClientOptions) {
  /** @returns the answer, its body not yet read. @throws RefusedError for one that is not 2xx. */
  async function send(
    { method, url: path }: RouteContract,
    { params, query, headers, body, signal }: Raw = {},
  ): Promise<Response> {
    const response = await fetch(`${url}${addressOf(path, params, query)}`, {
      method,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
      body: body ?? null,
      signal: signal ?? null,
    });
    if (response.ok) return response;
    const answer = (await response.json().catch(() => ({}))) as { error?: Partial<RefusedError> };
    throw new RefusedError(response.status, response.headers.get('retry-after'), answer.error);
  }

  return {
    /** @throws RefusedError */
    async call<Contract extends RouteContract>(
      contract: Contract,
      ...[input]: Rest<Input<Contract>>
    ): Promise<Answer<Contract>> {
      const { body, form, ...parts }: Raw & { form?: FormData; body?: unknown } = input ?? {};
      const isJson = body !== undefined;
      const response = await send(contract, {
        ...parts,
        ...(isJson && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
        ...(form && { body: form }),
      });
      return (await response.json()) as Answer<Contract>;
    },
    send,
    /** The same client with another token. */
    as: (other: string) => createClient({ url, token: other }),
  };
}
export type Client = ReturnType<typeof createClient>;
