export { ArchiveError } from './archive-error.ts';
export { type ArchiveEntry, readArchive, readText, verifyArchive } from './archive-reader.ts';
export { type ArchiveWriter, createArchive } from './archive-writer.ts';
export { textEntry, writeZip, type ZipEntry } from './zip-writer.ts';
