import type { Readable } from 'node:stream';
import { type S3, soon } from './s3-client.ts';
import { statusOf } from './s3-faults.ts';

/** A file is sent in parts of this size; a store takes at most 10,000 of them. */
const partBytes = 8 * 1024 * 1024;
/** With the size of a part the memory that a file takes on its way, whatever its length. */
const partsAtOnce = 2;

/** How files are sent to a bucket, in parts that become one. */
export async function createUploads({ sdk, client }: S3, bucket: string) {
  const { Upload } = await import('@aws-sdk/lib-storage');
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

    /** Gives up files whose sending began before and never ended. Some stores cannot list them. */
    async giveUpUploads(before: Date): Promise<void> {
      for (const { Key, UploadId, Initiated } of await unfinished()) {
        if (Key === undefined || UploadId === undefined) continue;
        if (Initiated !== undefined && Initiated < before) await giveUp(Key, UploadId);
      }
    },
  };
}
