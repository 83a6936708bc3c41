import { asStoreFault } from './s3-faults.ts';

export type S3Settings = {
  bucket: string;
  /** undefined is Amazon's own. */
  endpoint: string | undefined;
  region: string;
  /** undefined: whatever the AWS SDK finds. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
};

/** People who watch hold a connection each. */
const mostConnections = 1000;
const connectMilliseconds = 3000;
/** What sends bytes, and what sends none: people wait for the answer. */
const answerMilliseconds = { bytes: 40_000, noBytes: 10_000 };
const attempts = 3;
/** For calls without bytes. */
export const soon = { requestTimeout: answerMilliseconds.noBytes };

export type S3 = Awaited<ReturnType<typeof openClient>>;

/** A way into the store. The SDK is loaded here, as only those who keep files so should wait for it. */
export async function openClient({ endpoint, region, credentials }: S3Settings) {
  const sdk = await import('@aws-sdk/client-s3');
  const agent = { maxSockets: mostConnections, keepAlive: true };
  const client = new sdk.S3Client({
    region,
    maxAttempts: attempts,
    // Newer checksums are unknown to many stores; TLS and the hash of a take find what breaks on the way.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectMilliseconds,
      requestTimeout: answerMilliseconds.bytes,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
    // A store of one's own seldom has a name for each bucket.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials !== undefined && { credentials }),
  });
  client.middlewareStack.add(
    (next) => async (call) => {
      try {
        return await next(call);
      } catch (error) {
        throw asStoreFault(error);
      }
    },
    // Around everything, the attempts included.
    { step: 'initialize', priority: 'high' },
  );
  return { sdk, client };
}
