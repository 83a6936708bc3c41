import { largestLineProbe, measureLine } from '@nimble/contracts/recordings';
import { call } from '../../../lib/api-client.ts';

/** The first request opens the connection, and is not counted. */
const warmUpCharacters = 16_000;

/** The upload speed in bits per second; undefined without an answer. */
export async function measureLineSpeed(token: string, signal: AbortSignal): Promise<number | undefined> {
  try {
    await call(measureLine, { token, signal, body: { padding: paddingOf(warmUpCharacters) } });
    const padding = paddingOf(largestLineProbe);
    const startedAt = performance.now();
    await call(measureLine, { token, signal, body: { padding } });
    return (padding.length * 8) / ((performance.now() - startedAt) / 1000);
  } catch {
    return undefined;
  }
}

/** Random, because a compressing proxy would make the connection look faster. */
function paddingOf(length: number): string {
  const bytes = new Uint8Array(length / 2);
  for (let at = 0; at < bytes.length; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}
