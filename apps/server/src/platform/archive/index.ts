export { ArchiveError, type ArchiveEntry, readArchive, readText, verifyArchive } from './archive-reader.ts';
export { type ArchiveWriter, createArchive } from './archive-writer.ts';
