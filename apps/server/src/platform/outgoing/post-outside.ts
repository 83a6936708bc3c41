import { type LookupAddress, lookup as resolve } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type AllowedHosts, bareHost, isAllowedHost } from './allowed-hosts.ts';
import { isPublicAddress } from './public-address.ts';

export type OutsideFailure = 'timeout' | 'unknown_host' | 'private_address' | 'tls' | 'connection';
/** A status code, whichever, and how long the receiver asks to wait; or why there was none. */
export type Outcome = { status: number; retryAfterSeconds?: number } | { failure: OutsideFailure };

export type OutsideCall = {
  url: string;
  headers: Record<string, string>;
  body: string;
  allowedHosts: AllowedHosts;
  /** For everything together: resolving, connecting, sending and the answer. */
  timeoutMilliseconds: number;
  signal: AbortSignal;
};

/** Only the status of an answer is needed; a longer body is cut off. */
const largestAnswerBytes = 16 * 1024;

class PrivateAddressError extends Error {}

/**
 * Posts to an address that a user has chosen. The connection goes to the checked addresses themselves (the name is
 * resolved once), none of them may be private unless the host is allowed, and redirects are not followed.
 * @throws when `signal` aborts; every other failure is an outcome.
 */
export async function postOutside(call: OutsideCall): Promise<Outcome> {
  const url = new URL(call.url);
  const isAllowed = isAllowedHost(url, call.allowedHosts);
  if (url.protocol !== 'https:' && !isAllowed) return { failure: 'tls' };
  // IP addresses are not resolved, so `lookup` would not see them.
  const host = bareHost(url);
  if (!isAllowed && isIP(host) !== 0 && !isPublicAddress(host)) return { failure: 'private_address' };
  const timeout = AbortSignal.timeout(call.timeoutMilliseconds);
  const request = (url.protocol === 'https:' ? tlsRequest : plainRequest)(url, {
    method: 'POST',
    headers: { ...call.headers, 'content-length': String(Buffer.byteLength(call.body)) },
    agent: false,
    maxHeaderSize: largestAnswerBytes,
    signal: AbortSignal.any([timeout, call.signal]),
    ...(!isAllowed && { lookup: lookUpPublic }),
  });
  request.end(call.body);
  try {
    return await answerOf(request);
  } catch (error) {
    call.signal.throwIfAborted();
    return { failure: timeout.aborted ? 'timeout' : failureOf(error) };
  }
}

/** The status arrives first; a small body is read to its end, to close the connection properly. */
function answerOf(request: ClientRequest): Promise<Outcome> {
  return new Promise((settle, refuse) => {
    request.once('error', refuse);
    request.once('close', () => refuse(new Error('closed without an answer')));
    request.once('response', (response: IncomingMessage) => {
      let bytes = 0;
      const wait = secondsOf(response.headers['retry-after']);
      const done = () => {
        settle({ status: response.statusCode ?? 0, ...(wait !== undefined && { retryAfterSeconds: wait }) });
        response.destroy();
      };
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > largestAnswerBytes) done();
      });
      response.once('error', done);
      response.once('close', done);
    });
  });
}

/** Seconds, or a date (Retry-After, RFC 9110 section 10.2.3). */
function secondsOf(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

/** Resolves a name for the connection itself, and fails if one of its addresses is private. */
const lookUpPublic: LookupFunction = (hostname, options, answer) => {
  resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error !== null || first === undefined) answer(error ?? new Error('no address'), '', 0);
    else if (!addresses.every(({ address }) => isPublicAddress(address)))
      answer(new PrivateAddressError('a private address'), '', 0);
    else if (options.all === true) answer(null, addresses);
    else answer(null, first.address, first.family);
  });
};

function failureOf(error: unknown): OutsideFailure {
  if (error instanceof PrivateAddressError) return 'private_address';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'ENODATA'].includes(code)) return 'unknown_host';
  return /CERT|TLS|SSL|UNABLE_TO|EPROTO|SIGNATURE/.test(code) ? 'tls' : 'connection';
}
