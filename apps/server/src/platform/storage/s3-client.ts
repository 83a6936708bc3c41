import { asStoreFault } from './s3-faults.ts';

export type S3Settings = {
  bucket: string;
  /** undefined is Amazon's own. */
  endpoint: string | undefined;
  region: string;
  /** undefined: the default credentials of the AWS SDK. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
};

/** Each viewer holds a connection. */
const mostConnections = 1000;
const connectMilliseconds = 3000;
/** Timeouts of calls with bytes and without: people wait for the answer. */
const answerMilliseconds = { bytes: 40_000, noBytes: 10_000 };
const attempts = 3;
/** For calls without bytes. */
export const soon = { requestTimeout: answerMilliseconds.noBytes };

export type S3 = Awaited<ReturnType<typeof openClient>>;

/** A client of the store. The SDK is loaded here, so that only installations with a bucket pay for it. */
export async function openClient({ endpoint, region, credentials }: S3Settings) {
  const sdk = await import('@aws-sdk/client-s3');
  const agent = { maxSockets: mostConnections, keepAlive: true };
  const client = new sdk.S3Client({
    region,
    maxAttempts: attempts,
    // Many stores do not support newer checksums; TLS and the hash of a take detect corruption.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectMilliseconds,
      requestTimeout: answerMilliseconds.bytes,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
    // Self-hosted stores seldom have a host name for each bucket.
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
    // Around everything, including retries.
    { step: 'initialize', priority: 'high' },
  );
  return { sdk, client };
}
