import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';

export type GoogleSettings = { clientId: string; clientSecret: string; issuer: string };
/** Values that the browser must return with a genuine answer of the issuer. */
export type Handshake = { state: string; nonce: string; verifier: string };
/** The issuer's user. `subject` never changes; the address may. */
export type GoogleIdentity = { subject: string; email: string; isEmailVerified: boolean; name: string };

const timeoutSeconds = 10;

/** The OpenID Connect side of signing in with Google: authorization code flow with state, nonce and PKCE. */
export function createGoogleIssuer(settings: GoogleSettings, redirectUri: string) {
  let discovered: Promise<Configuration> | undefined;

  /** Discovered once; after a failure the next sign-in retries. */
  function configuration(): Promise<Configuration> {
    discovered ??= discover(settings).catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  }

  return {
    /** The address to redirect the browser to. @throws when the issuer cannot be reached. */
    async begin(): Promise<{ address: string; handshake: Handshake }> {
      const handshake = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
      const address = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: handshake.state,
        nonce: handshake.nonce,
        code_challenge: await calculatePKCECodeChallenge(handshake.verifier),
        code_challenge_method: 'S256',
      });
      return { address: address.href, handshake };
    },

    /**
     * Exchanges the code of the issuer's answer for the user. `query` is the raw answer; `canceled` means that the
     * person has refused.
     * @throws for an answer to another request, a used or expired code, and an invalid token.
     */
    async finish(query: string, handshake: Handshake): Promise<GoogleIdentity | 'canceled'> {
      const configured = await configuration();
      const granted = await authorizationCodeGrant(configured, new URL(`${redirectUri}?${query}`), {
        expectedState: handshake.state,
        expectedNonce: handshake.nonce,
        pkceCodeVerifier: handshake.verifier,
        idTokenExpected: true,
      }).catch((error: unknown) => {
        if (error instanceof AuthorizationResponseError && error.error === 'access_denied')
          return 'canceled' as const;
        throw error;
      });
      return granted === 'canceled' ? granted : identityOf(configured, granted);
    },
  };
}
export type GoogleIssuer = ReturnType<typeof createGoogleIssuer>;

type Tokens = Awaited<ReturnType<typeof authorizationCodeGrant>>;

async function identityOf(configured: Configuration, tokens: Tokens): Promise<GoogleIdentity> {
  const claims = tokens.claims();
  if (claims === undefined) throw new Error('The issuer sent no id token.');
  // Google puts the address into the token; other issuers answer it at the user info endpoint.
  const profile =
    claims.email === undefined ? await fetchUserInfo(configured, tokens.access_token, claims.sub) : claims;
  return {
    subject: claims.sub,
    email: typeof profile.email === 'string' ? profile.email : '',
    isEmailVerified: profile.email_verified === true,
    name: typeof profile.name === 'string' ? profile.name : '',
  };
}

function discover({ issuer, clientId, clientSecret }: GoogleSettings): Promise<Configuration> {
  // The settings allow http for this machine only.
  const execute = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
  return discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: timeoutSeconds });
}
