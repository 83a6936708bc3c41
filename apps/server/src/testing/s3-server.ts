import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import S3rver from '@20minutes/s3rver';
import { loadConfig } from '../config.ts';
import { createStorage } from '../platform/storage/index.ts';

export type S3Server = {
  /** What makes Nimble keep its files there. */
  settings: Record<string, string>;
  /** The names of the files in a folder, in their order. */
  filesIn: (folder: string) => Promise<string[]>;
  close: () => Promise<void>;
};

const bucket = 'nimble';
const keptOpen = 'kept-open';
/** How s3rver marks what is a file, beside its notes. */
const mark = '._S3rver_object';

/** An S3-compatible store in this process: s3rver, which keeps files on the disk and knows parts and ranges. */
export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'nimble-s3-'));
  const server = new S3rver({
    directory: folder,
    address: '127.0.0.1',
    port: 0,
    silent: true,
    // It signs calls about the bucket itself in another way than the SDK does.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  const settings = {
    STORAGE: 's3',
    S3_BUCKET: bucket,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  const storage = createStorage(loadConfig(settings));
  // It removes folders that have become empty, with what another call has just put there.
  for (const name of ['takes', 'slices', 'videos', 'resumes', 'uploads'])
    await storage.write(`${name}/${keptOpen}`, Readable.from(['']));
  return {
    settings,
    async filesIn(name) {
      const found = await readdir(join(folder, bucket, name));
      return found
        .filter((file) => file.endsWith(mark) && !file.startsWith(keptOpen))
        .map((file) => file.slice(0, -mark.length))
        .sort();
    },
    async close() {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
