export { createDiskStorage } from './disk-storage.ts';
export type { ByteRange, Storage } from './storage.ts';
export { sweepFolder } from './sweep-folder.ts';
