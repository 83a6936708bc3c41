import type { RouteContract } from '@nimble/contracts';
import { type Answer, addressOf, type CallInput, type Rest } from '@nimble/contracts/calls';
import { originHeader } from '@nimble/contracts/realtime/origin';
import { ApiError, errorOfAnswer, errorWithoutAnswer } from './api-error.ts';
import { serverLanguage } from './language/language.ts';
import { apiMessages } from './messages.ts';
import { endSession, type SessionEnd, storedToken, tabOrigin } from './session.ts';

/** Time limits: 30 s, for uploads 50 minutes. */
const timeoutMilliseconds = 30_000;
const uploadTimeoutMilliseconds = 3_000_000;

const refusals: Readonly<Record<number, SessionEnd>> = { 401: 'unauthorized', 403: 'forbidden' };

type Input<Contract extends RouteContract> = {
  /** In place of the stored token: a candidate's, or null for none. */
  token?: string | null;
  signal?: AbortSignal | undefined;
} & CallInput<Contract, FormData>;

/**
 * Makes one call of a contract. The user's token is sent unless the contract is public. `form` sends a multipart body,
 * with the long time limit of uploads.
 * @throws ApiError for every answer that is not 2xx, and without one. A 401 or 403 to the user's own token ends the
 * session; one to a candidate's token does not.
 */
export async function call<Contract extends RouteContract>(
  contract: Contract,
  ...[input]: Rest<Input<Contract>>
): Promise<Answer<Contract>> {
  return callAt<Contract>(contract, input);
}

/** The same for a page that is too small to load the contract: it imports only its type, and passes its address. */
export async function callAt<Contract extends RouteContract>(
  address: Address<Contract>,
  input: Input<Contract> | undefined,
): Promise<Answer<Contract>> {
  const response = await request(address, input ?? {});
  return (await readBody(response)) as Answer<Contract>;
}

/** The refusals of a call stay in the contract: small pages do without them. */
type Address<Contract extends RouteContract = RouteContract> = Pick<Contract, 'method' | 'url'> & {
  config: Pick<Contract['config'], 'access'>;
};

/**
 * Fetches a file with the user's token, for which a plain link would not do.
 * @throws ApiError as `call` does.
 */
export async function callForFile<Contract extends RouteContract>(
  contract: Contract,
  ...[input]: Rest<Input<Contract>>
): Promise<Blob> {
  const response = await request(contract, input ?? {});
  return response.blob();
}

/** The answer to one call, its body not yet read, if it is 2xx. */
async function request(contract: Address, parts: CallParts): Promise<Response> {
  const { params, query, body, form, token, signal } = parts;
  const isUsers = token === undefined && contract.config.access !== 'public';
  const bearer = isUsers ? storedToken() : token;
  const response = await send(addressOf(contract.url, params, query), {
    method: contract.method,
    headers: {
      accept: 'application/json',
      'accept-language': serverLanguage(),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(isUsers && { [originHeader]: tabOrigin }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: form ?? (body === undefined ? null : JSON.stringify(body)),
    signal: limitedSignal(signal, form === undefined ? timeoutMilliseconds : uploadTimeoutMilliseconds),
  });
  if (response.ok) return response;
  const answer = await readBody(response);
  // A call that was sent before a new sign-in must not end the new session.
  const refusal = refusals[response.status];
  if (isUsers && bearer !== null && refusal !== undefined && bearer === storedToken()) endSession(refusal);
  throw errorOfAnswer(response.status, answer, { isUpload: form !== undefined });
}

type CallParts = {
  params?: Record<string, string | number>;
  query?: object;
  body?: unknown;
  form?: FormData;
  token?: string | null;
  signal?: AbortSignal | undefined;
};

/** Passes a canceled call on unchanged, so that its caller can tell. */
async function send(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (cause) {
    if (isCanceled(cause)) throw cause;
    throw errorWithoutAnswer(cause);
  }
}

async function readBody(response: Response): Promise<unknown> {
  try {
    const text = await response.text();
    return text === '' ? null : JSON.parse(text);
  } catch (cause) {
    if (isCanceled(cause)) throw cause;
    if (!response.ok) return null;
    if (cause instanceof SyntaxError) {
      throw new ApiError({
        status: response.status,
        name: 'AnswerError',
        message: apiMessages.unreadable,
      });
    }
    throw errorWithoutAnswer(cause);
  }
}

function isCanceled(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'AbortError';
}

function limitedSignal(signal: AbortSignal | undefined, milliseconds: number): AbortSignal {
  const limit = AbortSignal.timeout(milliseconds);
  return signal === undefined ? limit : AbortSignal.any([signal, limit]);
}
