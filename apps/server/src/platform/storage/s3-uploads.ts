import type { Readable } from 'node:stream';
import { type S3, soon } from './s3-client.ts';
import { statusOf } from './s3-faults.ts';

/** A file is sent in parts of this size; a store takes at most 10,000 of them. */
const partBytes = 8 * 1024 * 1024;
/** With the size of a part this limits the memory of an upload, whatever its length. */
const partsAtOnce = 2;

/** Sends files to a bucket as multipart uploads. */
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
    /** @throws the source's error; the upload is aborted then. */
    async write(key: string, source: Readable): Promise<void> {
      const params = { ...at(key), Body: source };
      const sizes = { partSize: partBytes, queueSize: partsAtOnce };
      const upload = new Upload({ client, params, ...sizes, leavePartsOnError: true });
      try {
        await upload.done();
      } catch (error) {
        // Aborted at once if possible; the original error matters more than one of aborting, and a sweep follows later.
        if (upload.uploadId !== undefined) await giveUp(key, upload.uploadId).catch(() => undefined);
        throw error;
      }
    },

    /** Aborts unfinished uploads that began before. Some stores cannot list them. */
    async giveUpUploads(before: Date): Promise<void> {
      for (const { Key, UploadId, Initiated } of await unfinished()) {
        if (Key === undefined || UploadId === undefined) continue;
        if (Initiated !== undefined && Initiated < before) await giveUp(Key, UploadId);
      }
    },
  };
}
