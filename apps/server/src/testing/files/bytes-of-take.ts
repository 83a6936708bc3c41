import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createTakeSlices } from '../../features/recordings/index.ts';
import { sliceFolder } from '../../platform/storage/uploads/sliced-uploads.ts';
import type { TestApp } from '../servers/test-app.ts';

/** The uploaded bytes of an unused take, in any kind of storage. */
export async function bytesOfTake(nimble: TestApp, take: string): Promise<Buffer> {
  const { config, database, dependencies, folder } = nimble;
  if (config.storage.driver === 'disk') return readFile(join(folder, 'files/takes', take));
  const slices = await createTakeSlices(database).all(take);
  const read = ({ name }: { name: string }) => buffer(dependencies.storage.read(sliceFolder(take) + name));
  return Buffer.concat(await Promise.all(slices.map(read)));
}
