import { isIP } from 'node:net';

const mostProxies = 10;

/**
 * Reads TRUST_PROXY in Fastify's terms: false; how many proxies are in front, whose last entries of X-Forwarded-For are
 * trusted; or which addresses are. Never `true`, which trusts whatever the caller has sent.
 * @returns undefined for an invalid value.
 */
export function readTrustedProxies(value: string): false | number | string[] | undefined {
  if (value === 'off') return false;
  if (value === 'on') return 1;
  if (/^\d+$/.test(value)) {
    const count = Number(value);
    return count >= 1 && count <= mostProxies ? count : undefined;
  }
  const addresses = value.split(',').map((one) => one.trim());
  return addresses.every(isNetwork) ? addresses : undefined;
}

/** 10.0.0.1, 10.0.0.0/8, fd00::/8 */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
