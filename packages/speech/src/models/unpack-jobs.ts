/** A request to the process that unpacks: an archive, an existing empty folder, and limits. */
export type UnpackJob = { archive: string; folder: string; mostBytes: number; mostEntries: number };

/**
 * `refused` is the archive's fault; `full` means that the disk is full. A process that ends without `done` has crashed.
 */
export type UnpackAnswer =
  | { kind: 'progress'; readBytes: number }
  | { kind: 'refused'; reason: string }
  | { kind: 'full' }
  | { kind: 'failed'; reason: string }
  | { kind: 'done' };
