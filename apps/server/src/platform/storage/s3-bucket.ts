import { Readable } from 'node:stream';
import { asStoreFault, statusOf } from './s3-faults.ts';
import type { ByteRange } from './storage.ts';

export type S3Settings = {
  bucket: string;
  /** undefined is Amazon's own. */
  endpoint: string | undefined;
  region: string;
  /** undefined: whatever the AWS SDK finds. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
};

/** A file is sent in parts of this size; a store takes at most 10,000 of them. */
const partBytes = 8 * 1024 * 1024;
/** With the size of a part the memory that a file takes on its way, whatever its length. */
const partsAtOnce = 2;
/** People who watch hold a connection each. */
const mostConnections = 1000;
const connectMilliseconds = 3000;
/** What sends bytes, and what sends none: people wait for the answer. */
const answerMilliseconds = { bytes: 40_000, noBytes: 10_000 };
const attempts = 3;
const soon = { requestTimeout: answerMilliseconds.noBytes };

export type Bucket = Awaited<ReturnType<typeof openBucket>>;

/** The calls of S3 that are used. The SDK is loaded here, as only those who keep files so should wait for it. */
export async function openBucket({ bucket, endpoint, region, credentials }: S3Settings) {
  const [sdk, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
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
  const at = (key: string) => ({ Bucket: bucket, Key: key });
  const giveUp = (key: string, uploadId: string) =>
    client.send(new sdk.AbortMultipartUploadCommand({ ...at(key), UploadId: uploadId }));

  async function unfinished() {
    try {
      const { Uploads } = await client.send(new sdk.ListMultipartUploadsCommand({ Bucket: bucket }), soon);
      return Uploads ?? [];
    } catch (error) {
      if (statusOf(error) === 501) return [];
      throw error;
    }
  }

  return {
    /** @throws what the source throws; what has been sent is given up then. */
    async write(key: string, source: Readable): Promise<void> {
      const params = { ...at(key), Body: source };
      const sizes = { partSize: partBytes, queueSize: partsAtOnce };
      const upload = new Upload({ client, params, ...sizes, leavePartsOnError: true });
      try {
        await upload.done();
      } catch (error) {
        // Best given up at once; why the upload failed matters more than why this did, and a sweep comes by later.
        if (upload.uploadId !== undefined) await giveUp(key, upload.uploadId).catch(() => undefined);
        throw error;
      }
    },

    async read(key: string, range: ByteRange | undefined, signal: AbortSignal): Promise<Readable> {
      const part = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` };
      const command = new sdk.GetObjectCommand({ ...at(key), ...part });
      const { Body, ContentLength } = await client.send(command, { abortSignal: signal, ...soon });
      if (!(Body instanceof Readable)) throw new Error('The store has answered without bytes.');
      if (range === undefined || ContentLength === range.end - range.start + 1) return Body;
      Body.destroy();
      throw new Error('The store has answered with other bytes than were asked for.');
    },

    async facts(key: string): Promise<{ sizeBytes: number; modifiedAt: Date } | undefined> {
      try {
        const { ContentLength, LastModified } = await client.send(new sdk.HeadObjectCommand(at(key)), soon);
        if (ContentLength === undefined || LastModified === undefined)
          throw new Error('The store does not say how large a file is, or how old.');
        return { sizeBytes: ContentLength, modifiedAt: LastModified };
      } catch (error) {
        if (statusOf(error) === 404) return undefined;
        throw error;
      }
    },

    /** @throws when the bucket cannot be reached. */
    async check(): Promise<void> {
      await client.send(new sdk.HeadBucketCommand({ Bucket: bucket }), soon);
    },

    async erase(key: string): Promise<void> {
      await client.send(new sdk.DeleteObjectCommand(at(key)), soon);
    },

    /** Some of the keys that begin so; none when there are none. */
    async keysBeneath(prefix: string): Promise<string[]> {
      const page = await client.send(new sdk.ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }), soon);
      return (page.Contents ?? []).map(({ Key }) => Key).filter((key) => key !== undefined);
    },

    /** Gives up files whose sending began before and never ended. Some stores cannot list them. */
    async giveUpUploads(before: Date): Promise<void> {
      for (const { Key, UploadId, Initiated } of await unfinished()) {
        if (Key === undefined || UploadId === undefined) continue;
        if (Initiated !== undefined && Initiated < before) await giveUp(Key, UploadId);
      }
    },
  };
}
