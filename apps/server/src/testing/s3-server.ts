import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import S3rver from '@20minutes/s3rver';
import { openBucket } from '../platform/storage/s3-bucket.ts';
import { createS3Storage } from '../platform/storage/s3-storage.ts';

export type S3Server = {
  /** What makes Nimble keep its files there. */
  settings: Record<string, string> & { S3_ENDPOINT: string };
  /** The names of the files in a folder, in their order. */
  filesIn: (folder: string) => Promise<string[]>;
  close: () => Promise<void>;
};

type Store = { endpoint: string; bucket: string; key: string; secret: string; close: () => Promise<void> };

const keptOpen = 'kept-open';
const folders = ['takes', 'slices', 'videos', 'resumes', 'uploads'];

/**
 * An S3-compatible store: s3rver in this process, or the one that TEST_STORE names (`http://key:secret@host:port/bucket`,
 * a bucket for tests alone, which they empty).
 */
export async function startS3Server(): Promise<S3Server> {
  const given = process.env['TEST_STORE'];
  const store = given === undefined ? await startS3rver() : givenStore(given);
  const { endpoint, bucket, key, secret } = store;
  const credentials = { accessKeyId: key, secretAccessKey: secret };
  const settings = { bucket, endpoint, region: 'us-east-1', credentials };
  const storage = createS3Storage(settings);
  const { keysBeneath } = await openBucket(settings);
  for (const folder of folders) {
    if (given !== undefined) await storage.erase(`${folder}/`);
    // s3rver removes folders that have become empty, with what another call has just put there.
    await storage.write(`${folder}/${keptOpen}`, Readable.from(['']));
  }
  return {
    settings: {
      STORAGE: 's3',
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: key,
      S3_SECRET_ACCESS_KEY: secret,
    },
    async filesIn(name) {
      const folder = `${name}/`;
      const names = (await keysBeneath(folder)).map((found) => found.slice(folder.length));
      return names.filter((found) => found !== keptOpen && !found.includes('/')).sort();
    },
    close: store.close,
  };
}

async function startS3rver(): Promise<Store> {
  const directory = await mkdtemp(join(tmpdir(), 'nimble-s3-'));
  const bucket = 'nimble';
  const server = new S3rver({
    ...{ directory, address: '127.0.0.1', port: 0, silent: true },
    // It signs calls about the bucket itself in another way than the SDK does.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    ...{ endpoint: `http://127.0.0.1:${port}`, bucket, key: 'S3RVER', secret: 'S3RVER' },
    async close() {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function givenStore(address: string): Store {
  const { protocol, host, username, password, pathname } = new URL(address);
  return {
    endpoint: `${protocol}//${host}`,
    bucket: pathname.slice(1),
    key: decodeURIComponent(username),
    secret: decodeURIComponent(password),
    close: async () => undefined,
  };
}
