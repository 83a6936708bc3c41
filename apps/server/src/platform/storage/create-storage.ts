import { join } from 'node:path';
import { createDiskStorage } from './disk-storage.ts';
import type { S3Settings } from './s3-client.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** The folder of files in the data folder. */
export const filesFolder = 'files';

export type StorageSettings = {
  storage: { driver: 'disk' } | ({ driver: 's3' } & S3Settings);
  dataFolder: string;
};

/** The storage of the settings. */
export function createStorage({ storage, dataFolder }: StorageSettings): Storage {
  return storage.driver === 's3'
    ? createS3Storage(storage)
    : createDiskStorage(join(dataFolder, filesFolder));
}
