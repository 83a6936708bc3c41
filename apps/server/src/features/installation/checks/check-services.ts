import type { LanguageModel } from '../../../config/insights-settings.ts';
import type { Found, FoundText } from '../../../platform/database/index.ts';
import { askClamd, type ClamdAddress } from '../../../platform/virus-scan/index.ts';
import { broken, fine, reasonOf, say } from './finding.ts';

export type ServiceSettings = {
  virusScanner: ClamdAddress | undefined;
  insightsModel: LanguageModel | undefined;
  google: { issuer: string } | undefined;
  stripe: { secretKey: string; apiUrl: string } | undefined;
};

const longestMilliseconds = 10_000;

/** Sends a ping; which signatures the scanner knows is its own matter. */
export async function checkScanner(scanner: ServiceSettings['virusScanner']): Promise<Found> {
  if (scanner === undefined) return fine(say('finding.scanner_off'), say('finding.scanner_set_up'));
  const place = 'path' in scanner ? scanner.path : `${scanner.host}:${scanner.port}`;
  const problem = await askClamd(scanner, 'PING').then(
    (answer) => (answer === 'PONG' ? undefined : answer),
    (error: unknown) => reasonOf(error),
  );
  if (problem === undefined) return fine(say('finding.scanner_works', { place }));
  return broken(say('finding.service_away', { host: place, reason: problem }), say('finding.scanner_mend'));
}

/** Requests the list of models, which costs nothing. Not every service has one: only a refused key is a fault. */
export async function checkInsightsModel(model: ServiceSettings['insightsModel']): Promise<Found> {
  if (model === undefined) return fine(say('finding.insights_off'), say('finding.insights_set_up'));
  const { host } = new URL(model.url);
  const problem = await problemOf(`${model.url}/models`, { key: model.key, isFineWith: [404, 405] });
  if (problem !== undefined) return broken(problem, say('finding.insights_mend'));
  return fine(say('finding.insights_work', { host, model: model.model }));
}

/** Requests what a sign-in requests first; the client's secret can be tested by a sign-in only. */
export async function checkGoogle(google: ServiceSettings['google']): Promise<Found> {
  if (google === undefined) return fine(say('finding.google_off'), say('finding.google_set_up'));
  const issuer = google.issuer.replace(/\/+$/, '');
  const problem = await problemOf(`${issuer}/.well-known/openid-configuration`, {});
  if (problem !== undefined) return broken(problem, say('finding.google_mend'));
  return fine(say('finding.google_works', { host: new URL(issuer).host }));
}

/**
 * Requests the balance, the smallest call that uses the key. A restricted key may not (403), and works all the same.
 */
export async function checkPayments(stripe: ServiceSettings['stripe']): Promise<Found> {
  if (stripe === undefined) return fine(say('finding.payments_off'), say('finding.payments_set_up'));
  const address = `${stripe.apiUrl.replace(/\/+$/, '')}/v1/balance`;
  const problem = await problemOf(address, { key: stripe.secretKey, isFineWith: [403] });
  if (problem !== undefined) return broken(problem, say('finding.payments_mend'));
  return fine(say('finding.payments_work', { host: new URL(address).host }));
}

type Asked = { key?: string | undefined; isFineWith?: readonly number[] };

/** The fault; never the key, nor the service's own text. */
async function problemOf(address: string, { key, isFineWith = [] }: Asked): Promise<FoundText | undefined> {
  const { host } = new URL(address);
  try {
    const answer = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(longestMilliseconds),
      headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
    });
    await answer.body?.cancel();
    if (answer.ok || isFineWith.includes(answer.status)) return undefined;
    const isRefused = answer.status === 401 || answer.status === 403;
    if (isRefused) return say('finding.service_refused', { host });
    return say('finding.service_status', { host, status: `${answer.status}` });
  } catch (error) {
    // fetch reports only that it failed; its cause has the reason.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return say('finding.service_away', { host, reason: reasonOf(cause) });
  }
}
