import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import S3rver from '@20minutes/s3rver';
import {
  CreateBucketCommand,
  DeleteBucketCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { openBucket } from '../../platform/storage/s3-bucket.ts';
import { createS3Storage } from '../../platform/storage/s3-storage.ts';

export type S3Server = {
  /** Settings with which Nimble stores its files there. */
  settings: Record<string, string> & { S3_ENDPOINT: string };
  /** The names of the files in a folder, in their order. */
  filesIn: (folder: string) => Promise<string[]>;
  /** Of all files, in their order. */
  keys: () => Promise<string[]>;
  /** The SHA-256 of every file, as `files/<key>`. */
  hashes: () => Promise<Record<string, string>>;
  close: () => Promise<void>;
};

type Store = {
  endpoint: string;
  key: string;
  secret: string;
  /** Where a store cannot list more than a page: s3rver makes its tokens with a cipher that Node has removed. */
  keys?: (bucket: string) => Promise<string[]>;
  close: () => Promise<void>;
};

const region = 'us-east-1';
const keptOpen = 'kept-open';
/** How s3rver names what it stores. */
const objectEnding = '._S3rver_object';
const folders = ['takes', 'slices', 'videos', 'resumes', 'uploads', 'rests', 'exports', 'question-media'];

/**
 * A new bucket in an S3-compatible store: s3rver in this process, or the store that TEST_STORE names
 * (`http://key:secret@host:port`).
 */
export async function startS3Server(): Promise<S3Server> {
  const given = process.env['TEST_STORE'];
  const store = given === undefined ? await startS3rver() : givenStore(given);
  const { endpoint, key, secret } = store;
  const credentials = { accessKeyId: key, secretAccessKey: secret };
  const bucket = `nimble-${randomUUID()}`;
  const client = new S3Client({ region, endpoint, credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  const settings = { bucket, endpoint, region, credentials };
  const storage = createS3Storage(settings);
  const { keysBeneath, erase } = await openBucket(settings);
  // s3rver deletes folders that have become empty, with files that another call has just put there.
  for (const folder of folders) await storage.write(`${folder}/${keptOpen}`, Readable.from(['']));
  async function filesBeneath(prefix: string): Promise<string[]> {
    const all = store.keys === undefined ? await listed(prefix) : await store.keys(bucket);
    return all.filter((key) => key.startsWith(prefix) && !key.endsWith(`/${keptOpen}`)).sort();
  }
  async function listed(prefix: string): Promise<string[]> {
    const found: string[] = [];
    for await (const { Contents = [] } of paginateListObjectsV2(
      { client },
      { Bucket: bucket, Prefix: prefix },
    ))
      found.push(...Contents.map(({ Key = '' }) => Key));
    return found;
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
      const names = (await filesBeneath(`${name}/`)).map((found) => found.slice(name.length + 1));
      return names.filter((found) => !found.includes('/'));
    },
    keys: () => filesBeneath(''),
    async hashes() {
      const found: Record<string, string> = {};
      for (const name of await filesBeneath('')) {
        const hash = createHash('sha256');
        await pipeline(storage.read(name), hash);
        found[`files/${name}`] = hash.digest('hex');
      }
      return found;
    },
    async close() {
      if (given !== undefined) {
        for (let keys = await keysBeneath(''); keys.length > 0; keys = await keysBeneath(''))
          for (const name of keys) await erase(name);
        await client.send(new DeleteBucketCommand({ Bucket: bucket }));
      }
      client.destroy();
      await store.close();
    },
  };
}

async function startS3rver(): Promise<Store> {
  const directory = await mkdtemp(join(tmpdir(), 'nimble-s3-'));
  const server = new S3rver({
    directory,
    address: '127.0.0.1',
    port: 0,
    silent: true,
    // It signs calls about the bucket itself differently from the SDK.
    allowMismatchedSignatures: true,
  });
  const { port } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    key: 'S3RVER',
    secret: 'S3RVER',
    async keys(name) {
      const names = await readdir(join(directory, name), { recursive: true });
      return names
        .filter((path) => path.endsWith(objectEnding))
        .map((path) => path.slice(0, -objectEnding.length));
    },
    async close() {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function givenStore(address: string): Store {
  const { origin, username, password } = new URL(address);
  return {
    endpoint: origin,
    key: decodeURIComponent(username),
    secret: decodeURIComponent(password),
    close: async () => undefined,
  };
}
