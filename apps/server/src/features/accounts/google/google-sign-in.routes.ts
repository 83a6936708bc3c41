import { textOf } from '@nimble/contracts';
import {
  connectGoogle,
  type GoogleProblem,
  googleCallback,
  googleMessages,
  linkGoogle,
} from '@nimble/contracts/accounts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../../../platform/errors.ts';
import { createSignedCookie, handle, sendWebPage } from '../../../platform/http/index.ts';
import { deviceOf } from '../sessions/device.ts';
import { type GoogleSignInService, googleStep, googleStepSeconds } from './google-sign-in.service.ts';

type Services = { google: GoogleSignInService; config: { secret: string; publicUrl: string } };

export function googleSignInRoutes(app: FastifyInstance, { google, config }: Services): void {
  const { secret, publicUrl } = config;
  const cookie = createSignedCookie({
    name: 'nimble_google',
    secret,
    schema: googleStep,
    seconds: googleStepSeconds,
    path: '/api',
    isSecure: publicUrl.startsWith('https:'),
  });
  const kept = (request: FastifyRequest) => cookie.read(request.headers.cookie);

  handle(app, connectGoogle, async ({ request, reply }) => {
    const begun = await google.begin().catch((error: unknown) => {
      warn(request, error);
      return 'failed' as const;
    });
    if (begun === undefined || begun === 'failed') return refuse(reply, begun ?? 'notSetUp');
    return goTo(reply.header('set-cookie', cookie.keep(begun.next)), begun.address);
  });

  async function finish(request: FastifyRequest, reply: FastifyReply) {
    const query = request.url.slice(request.url.indexOf('?') + 1);
    const outcome = await google.finish(query, kept(request), request.ip).catch((error: unknown) => {
      warn(request, error);
      return { kind: 'refused', reason: 'failed', next: undefined } as const;
    });
    reply.header('set-cookie', outcome.next === undefined ? cookie.end : cookie.keep(outcome.next));
    if (outcome.kind === 'refused') return refuse(reply, outcome.reason);
    return goToPage(reply, { access_token: outcome.token });
  }

  handle(app, googleCallback, async ({ query, request, reply }) => {
    reply.header('cache-control', 'no-store');
    if (query.code !== undefined || query.error !== undefined) return (await finish(request, reply)) as never;
    if (request.headers.accept?.includes('text/html') === true) return sendWebPage(request, reply) as never;
    const token = query.access_token ?? query.id_token;
    if (token === undefined) throw new RequestError('google.failed');
    reply.header('set-cookie', cookie.end);
    return google.exchange(token, kept(request), deviceOf(request));
  });

  handle(app, linkGoogle, async ({ principal, request, reply }) => {
    reply.header('set-cookie', cookie.end);
    await google.link(principal, kept(request));
    return { message: textOf(googleMessages.linked) };
  });
}

/** Tokens and reasons go behind the #, which browsers do not send. */
function goToPage(reply: FastifyReply, facts: Record<string, string>): FastifyReply {
  return goTo(reply, `${googleCallback.url}#${new URLSearchParams(facts).toString()}`);
}

function refuse(reply: FastifyReply, reason: GoogleProblem): FastifyReply {
  return goToPage(reply, { error: reason });
}

function goTo(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(address);
}

/** Logs what was wrong without the received data, which contains codes. */
function warn(request: FastifyRequest, error: unknown): void {
  const { name, message, code } = error as { name?: string; message?: string; code?: string };
  request.log.warn({ name, code, reason: message }, 'Google sign-in failed');
}
