import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

/** The person at the browser when the issuer asks for a sign-in. */
export type Person = { subject: string; email: string; isEmailVerified: boolean; name: string };
export type TestIssuer = Awaited<ReturnType<typeof startGoogleIssuer>>;

const client = { clientId: 'nimble', clientSecret: 'a secret of the tests' };

/** A real OpenID Connect issuer on this machine, where `person` is signed in without a prompt. */
export async function startGoogleIssuer(redirectUri: string, options: Configuration = {}) {
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const people = new Map<string, Person>();
  let person: Person | undefined;
  const provider = new Provider(url, { ...configuration(redirectUri, people), ...options });
  const handle = provider.callback();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url?.startsWith('/interaction/') !== true) return handle(request, response);
    const result =
      person === undefined
        ? { error: 'access_denied', error_description: 'Nobody is here' }
        : { login: { accountId: person.subject } };
    await provider.interactionFinished(request, response, result);
  }

  return {
    url,
    /** Nimble's settings for it. */
    settings: {
      GOOGLE_CLIENT_ID: client.clientId,
      GOOGLE_CLIENT_SECRET: client.clientSecret,
      GOOGLE_ISSUER: url,
    },
    /** Undefined: a person who refuses. */
    signIn(next: Person | undefined): void {
      person = next;
      if (next !== undefined) people.set(next.subject, next);
    },
    /** Expires a code that it gave out. */
    async expire(code: string): Promise<void> {
      const found = await provider.AuthorizationCode.find(code);
      if (found === undefined) throw new Error('There is no such code.');
      found.exp = Math.floor(Date.now() / 1000) - 1;
      await found.save();
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function configuration(redirectUri: string, people: ReadonlyMap<string, Person>): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    clients: [
      { client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: [redirectUri] },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key of the tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As Google does; by the standard the address is only available with the access token.
    conformIdTokenClaims: false,
    ttl: { AuthorizationCode: 60, AccessToken: 60, IdToken: 60, Interaction: 60, Session: 60, Grant: 60 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, subject) => {
      const person = people.get(subject);
      if (person === undefined) return undefined;
      const { email, isEmailVerified, name } = person;
      return {
        accountId: subject,
        claims: () => ({ sub: subject, email, email_verified: isEmailVerified, name }),
      };
    },
    async loadExistingGrant({ oidc }) {
      const { session, client: asking, provider } = oidc;
      if (session?.accountId === undefined || asking === undefined) return undefined;
      const grant = new provider.Grant({ clientId: asking.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

/** A browser at the issuer: follows its redirects with its cookies until one leads away from it. */
export async function followIssuer(address: string): Promise<URL> {
  const issuer = new URL(address).origin;
  const cookies = new Map<string, string>();
  for (let next = new URL(address); ; ) {
    if (next.origin !== issuer) return next;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null)
      throw new Error(`The issuer answered ${response.status}: ${await response.text()}`);
    next = new URL(location, next);
  }
}
