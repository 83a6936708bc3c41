import * as z from 'zod/mini';
import type { RecordedFormat } from '../answers/answer-formats.ts';
import { idField } from '../fields.ts';
import { takeIdField } from './take-id.ts';

/** Settings of the recorder, bits per second. */
export const recordingBitrates = { video: 2_500_000, audio: 128_000 } as const;

/** For a slow connection: the smaller picture and its bits per second. */
export const smallRecording = { width: 854, height: 480, video: 1_000_000 } as const;

/** Maximum of characters that measuring the connection sends. */
export const largestLineProbe = 240_000;

/**
 * How much longer than its limit an answer may be, seconds: stopping takes a moment, and a browser whose page is
 * blocked records on until the page can stop it.
 */
export const durationTolerance = 15;

/** The maximum size of a take: a recorder that doubles the requested bitrate still fits. */
export function largestTakeBytes(timeLimitSeconds: number, format: RecordedFormat): number {
  const picture = format === 'audio' ? 0 : recordingBitrates.video;
  const bytesPerSecond = (2 * (picture + recordingBitrates.audio)) / 8;
  return Math.ceil((timeLimitSeconds + durationTolerance) * bytesPerSecond) + 1024 * 1024;
}

/**
 * Besides the answer itself: the one recorded in its place, and one whose deletion is still pending. Two takes to
 * choose from need no more: before a third attempt the candidate gives one of them up (decision 051).
 */
const spareTakes = 2;
const mostKeptTakes = 4;

/**
 * The maximum size of all takes of an interview: several of each question, because abandoned ones are deleted as the
 * candidate goes on. Time limits are those of the candidate, with extra time.
 */
export function largestInterviewBytes(timeLimits: readonly number[], retakes: number | null): number {
  const takes = Math.min(mostKeptTakes, (retakes ?? mostKeptTakes) + spareTakes);
  return takes * timeLimits.reduce((total, seconds) => total + largestTakeBytes(seconds, 'video'), 0);
}

/** The types that MediaRecorder may report; the file is judged by its bytes afterwards. */
export const recordingMimeTypes = [
  'video/mp4',
  'video/webm',
  'video/x-matroska',
  'audio/mp4',
  'audio/webm',
] as const;

/**
 * The metadata of a tus upload of one take. `takeId` is a random UUID made by the browser, so that creating the upload
 * again after a lost answer finds the same take.
 */
export const takeMetadata = z.object({ takeId: takeIdField, questionId: idField, mimeType: z.string() });

/** A recording that no question uses yet; `size`: bytes that have arrived. */
export const unusedTake = z.object({
  takeId: takeIdField,
  questionId: z.number(),
  mimeType: z.enum(recordingMimeTypes),
  size: z.number(),
});
export type UnusedTake = z.infer<typeof unusedTake>;

export const acceptedTake = z.object({
  question: idField,
  take: takeIdField,
  /** The hash of all bytes that the browser recorded, in lower-case hex. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** Bytes. */
  fileSize: z.number().check(z.int(), z.positive()),
  /** Seconds, as the recorder measured them; the server measures its own. */
  duration: z.number().check(z.positive(), z.maximum(3600)),
});
export type AcceptedTake = z.infer<typeof acceptedTake>;
