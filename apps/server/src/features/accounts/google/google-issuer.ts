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
/** What must come back with the browser for an answer of the issuer to be ours. */
export type Handshake = { state: string; nonce: string; verifier: string };
/** Who the issuer says it is. `subject` never changes; the address may. */
export type GoogleIdentity = { subject: string; email: string; isEmailVerified: boolean; name: string };

const timeoutSeconds = 10;

/** The OpenID Connect side of signing in with Google: authorization code flow with state, nonce and PKCE. */
export function createGoogleIssuer(settings: GoogleSettings, redirectUri: string) {
  let discovered: Promise<Configuration> | undefined;

  /** Asked once; after a failure the next sign-in asks again. */
  function configuration(): Promise<Configuration> {
    discovered ??= discover(settings).catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  }

  return {
    /** Where to send the browser. @throws when the issuer cannot be reached. */
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
     * Trades the code of the issuer's answer for who signed in. `query` is the answer as it came; `cancelled` is the
     * answer to our question that the person does not want to.
     * @throws for an answer that is not to our question, a code that is used or expired, and a token that is not right.
     */
    async finish(query: string, handshake: Handshake): Promise<GoogleIdentity | 'cancelled'> {
      const configured = await configuration();
      const granted = await authorizationCodeGrant(configured, new URL(`${redirectUri}?${query}`), {
        expectedState: handshake.state,
        expectedNonce: handshake.nonce,
        pkceCodeVerifier: handshake.verifier,
        idTokenExpected: true,
      }).catch((error: unknown) => {
        if (error instanceof AuthorizationResponseError && error.error === 'access_denied')
          return 'cancelled' as const;
        throw error;
      });
      return granted === 'cancelled' ? granted : identityOf(configured, granted);
    },
  };
}
export type GoogleIssuer = ReturnType<typeof createGoogleIssuer>;

type Tokens = Awaited<ReturnType<typeof authorizationCodeGrant>>;

async function identityOf(configured: Configuration, tokens: Tokens): Promise<GoogleIdentity> {
  const claims = tokens.claims();
  if (claims === undefined) throw new Error('The issuer sent no id token.');
  // Google puts the address into the token; others keep it for who asks.
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
  // The settings let http pass for this machine only.
  const execute = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
  return discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: timeoutSeconds });
}
