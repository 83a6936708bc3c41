import type { LanguageModel } from '../../../config/insights-settings.ts';
import type { Found } from '../../../platform/database/index.ts';
import { broken, fine, reasonOf } from './finding.ts';
import { checkMessages as messages } from './messages.ts';

export type ServiceSettings = {
  insightsModel: LanguageModel | undefined;
  google: { issuer: string } | undefined;
  stripe: { secretKey: string; apiUrl: string } | undefined;
};

const longestMilliseconds = 10_000;

/** Requests the list of models, which costs nothing. Not every service has one: only a refused key is a fault. */
export async function checkInsightsModel(model: ServiceSettings['insightsModel']): Promise<Found> {
  const { off, setUp, works, mend } = messages.insights;
  if (model === undefined) return fine(off, setUp);
  const { host } = new URL(model.url);
  const problem = await problemOf(`${model.url}/models`, { key: model.key, isFineWith: [404, 405] });
  return problem === undefined ? fine(works(host, model.model)) : broken(problem, mend);
}

/** Requests what a sign-in requests first; the client's secret can be tested by a sign-in only. */
export async function checkGoogle(google: ServiceSettings['google']): Promise<Found> {
  const { off, setUp, works, mend } = messages.google;
  if (google === undefined) return fine(off, setUp);
  const issuer = google.issuer.replace(/\/+$/, '');
  const problem = await problemOf(`${issuer}/.well-known/openid-configuration`, {});
  return problem === undefined ? fine(works(new URL(issuer).host)) : broken(problem, mend);
}

/**
 * Requests the balance, the smallest call that uses the key. A restricted key may not (403), and works all the same.
 */
export async function checkPayments(stripe: ServiceSettings['stripe']): Promise<Found> {
  const { off, setUp, works, mend } = messages.payments;
  if (stripe === undefined) return fine(off, setUp);
  const address = `${stripe.apiUrl.replace(/\/+$/, '')}/v1/balance`;
  const problem = await problemOf(address, { key: stripe.secretKey, isFineWith: [403] });
  return problem === undefined ? fine(works(new URL(address).host)) : broken(problem, mend);
}

type Asked = { key?: string | undefined; isFineWith?: readonly number[] };

/** The fault; never the key, nor the service's own text. */
async function problemOf(address: string, { key, isFineWith = [] }: Asked): Promise<string | undefined> {
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
    return isRefused ? messages.services.refused(host) : messages.services.status(host, answer.status);
  } catch (error) {
    // fetch reports only that it failed; its cause has the reason.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return messages.services.away(host, reasonOf(cause));
  }
}
