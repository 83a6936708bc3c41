import { Readable } from 'node:stream';
import { openClient, type S3Settings, soon } from './s3-client.ts';
import { statusOf } from './s3-faults.ts';
import { createUploads } from './s3-uploads.ts';
import type { ByteRange } from './storage.ts';

export type Bucket = Awaited<ReturnType<typeof openBucket>>;

/** The calls of S3 that are used. */
export async function openBucket(settings: S3Settings) {
  const { bucket } = settings;
  const s3 = await openClient(settings);
  const { sdk, client } = s3;
  const at = (key: string) => ({ Bucket: bucket, Key: key });

  return {
    ...(await createUploads(s3, bucket)),

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

    /** Some of the keys with this prefix; none when there are none. */
    async keysBeneath(prefix: string): Promise<string[]> {
      const page = await client.send(new sdk.ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }), soon);
      return (page.Contents ?? []).map(({ Key }) => Key).filter((key) => key !== undefined);
    },
  };
}
