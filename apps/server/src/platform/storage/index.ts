export { createStorage, type StorageSettings } from './create-storage.ts';
export { createDiskStorage } from './disk-storage.ts';
export { ownRanges, restHead } from './rests/rest-format.ts';
export { restEnding, withRests } from './rests/with-rests.ts';
export type { S3Settings } from './s3-client.ts';
export type { ByteRange, Storage } from './storage.ts';
export { sweepFolder } from './sweep-folder.ts';
