/** What the process that unpacks is asked: an archive, a folder that is there and empty, and bounds. */
export type UnpackJob = { archive: string; folder: string; mostBytes: number; mostEntries: number };

/** `refused` is the archive's fault; `full` means that the disk is. A process that ends without `done` has broken. */
export type UnpackAnswer =
  | { kind: 'progress'; readBytes: number }
  | { kind: 'refused'; reason: string }
  | { kind: 'full' }
  | { kind: 'failed'; reason: string }
  | { kind: 'done' };
