import { RequestError } from '../../platform/errors.ts';
import { type AllowedHosts, isAllowedHost, isPlainlyPrivate } from '../../platform/outgoing/index.ts';

/** What is known without resolving the name, which happens for each connection. */
export function requireReachable(address: string, allowedHosts: AllowedHosts): void {
  const problem = addressProblem(new URL(address), allowedHosts);
  if (problem !== undefined) throw new RequestError(problem, { at: 'data.url' });
}

type AddressProblem = 'webhook.address_has_secret' | 'webhook.needs_tls' | 'webhook.private_address';

function addressProblem(url: URL, allowedHosts: AllowedHosts): AddressProblem | undefined {
  if (url.username !== '' || url.password !== '') return 'webhook.address_has_secret';
  if (isAllowedHost(url, allowedHosts)) return undefined;
  if (url.protocol !== 'https:') return 'webhook.needs_tls';
  return isPlainlyPrivate(url) ? 'webhook.private_address' : undefined;
}
