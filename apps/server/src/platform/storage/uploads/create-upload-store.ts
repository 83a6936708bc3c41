import { join } from 'node:path';
import { filesFolder, type StorageSettings } from '../create-storage.ts';
import type { Storage } from '../storage.ts';
import { createDiskUploads } from './disk-uploads.ts';
import { createSlicedUploads, type SliceList } from './sliced-uploads.ts';
import type { UploadStore } from './upload-store.ts';

/** Where unfinished uploads to this folder of the storage are stored. */
export function createUploadStore(
  { storage: { driver }, dataFolder }: StorageSettings,
  kept: { storage: Storage; slices: SliceList; folder: string },
): UploadStore {
  if (driver === 's3') return createSlicedUploads(kept);
  const { storage, folder } = kept;
  return createDiskUploads({ root: join(dataFolder, filesFolder), folder, storage });
}
