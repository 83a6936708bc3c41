import * as z from 'zod/mini';
import { text } from '../fields.ts';
import { takeIdField } from '../recordings/take-id.ts';
import { answerMessages as messages } from './answers.messages.ts';

/** Kinds of files that an employer may allow. The bytes of a file decide which kind it is. */
export const fileKinds = [
  'pdf',
  'document',
  'spreadsheet',
  'presentation',
  'picture',
  'text',
  'archive',
] as const;
export type FileKind = (typeof fileKinds)[number];

/** Limits that an employer may set. */
export const bytesOfMegabyte = 1024 * 1024;
export const mostFileMegabytes = 100;
export const mostAnswerFiles = 5;

const kinds = z.array(z.enum(fileKinds, messages.kindUnknown), messages.kindsRequired).check(
  z.minLength(1, messages.kindsRequired),
  z.maxLength(fileKinds.length, messages.kindTwice),
  z.refine((list) => new Set(list).size === list.length, messages.kindTwice),
);
const bytes = z
  .number(messages.bytesInvalid)
  .check(
    z.int(messages.bytesInvalid),
    z.minimum(bytesOfMegabyte, messages.bytesInvalid),
    z.maximum(mostFileMegabytes * bytesOfMegabyte, messages.bytesInvalid),
  );
const files = z
  .number(messages.filesInvalid)
  .check(
    z.int(messages.filesInvalid),
    z.minimum(1, messages.filesInvalid),
    z.maximum(mostAnswerFiles, messages.filesInvalid),
  );

/** What an employer sets for an answer by file. */
export const fileSettings = z.object({
  format: z.literal('file'),
  kinds,
  /** Largest size of each file: 1 to 100 MB. */
  maximumBytes: bytes,
  /** 1 to 5. */
  maximumFiles: files,
});
export type FileSettings = z.infer<typeof fileSettings>;

/** The same as it was stored. */
export const shownFileSettings = z.extend(fileSettings, {
  kinds: z.array(z.enum(fileKinds)),
  maximumBytes: z.number(),
  maximumFiles: z.number(),
});

export const defaultFileSettings: FileSettings = {
  format: 'file',
  kinds: ['pdf', 'document', 'spreadsheet', 'presentation', 'picture', 'text'],
  maximumBytes: 20 * bytesOfMegabyte,
  maximumFiles: 1,
};

/** Far more than any system gives a file; it is cut to what is stored. */
const longestGivenName = 1000;

/** A file that is going to be uploaded: `take` is a random UUID, of the tus upload that follows. */
export const announcedFile = z.object({
  take: takeIdField,
  name: text(longestGivenName),
  /** Bytes. */
  size: z.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
});
export type AnnouncedFile = z.infer<typeof announcedFile>;

/** A file that has arrived; `sha256` of all its bytes, lower-case hex. */
export const arrivedFile = z.object({ sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });

/** The files of an answer, in their order. */
export const usedFiles = z.object({ takes: z.array(takeIdField).check(z.maxLength(mostAnswerFiles)) });

/** A file that a candidate has uploaded, or begun to. */
export const answerFile = z.object({
  take: takeIdField,
  questionId: z.number(),
  name: z.string(),
  /** Bytes. */
  size: z.number(),
  /** It is whole, and was found to be one of the kinds that the question allows. */
  isReceived: z.boolean(),
  /** It is part of the answer. */
  isUsed: z.boolean(),
});
export type AnswerFile = z.infer<typeof answerFile>;

/** A file of an answer. */
export const answeredFile = z.object({
  id: z.number(),
  name: z.string(),
  kind: z.enum(fileKinds),
  /** What its bytes were found to be. */
  mime: z.string(),
  /** Bytes. */
  size: z.number(),
});
export type AnsweredFile = z.infer<typeof answeredFile>;
