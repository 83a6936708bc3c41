import type { SubmissionResponse } from '@nimble/contracts/submissions';
import { webVtt } from '@nimble/contracts/transcripts';

export type Chapter = {
  responseId: number;
  /** As the list of answers numbers it, from 1. */
  number: number;
  question: string;
  /** Seconds in the joined video. */
  startsAt: number;
  endsAt: number;
};

/**
 * The answers that are part of the joined video, in its order. An answer without a start (joined without it, or failed)
 * is no chapter.
 */
export function chaptersOf(responses: readonly SubmissionResponse[], videoDuration: number): Chapter[] {
  const placed = responses
    .flatMap((response) =>
      response.startsAt === null
        ? []
        : [
            {
              responseId: response.id,
              number: response.metadata.questionIndex + 1,
              question: response.question.question,
              startsAt: response.startsAt,
            },
          ],
    )
    .toSorted((one, other) => one.startsAt - other.startsAt);
  return placed.map((chapter, index) => ({
    ...chapter,
    endsAt: placed[index + 1]?.startsAt ?? Math.max(videoDuration, chapter.startsAt),
  }));
}

/** Browsers round times to the microsecond and may stop a little before the requested one; seconds. */
const inexact = 0.001;

/** The chapter at this second; before the first start it is the first. */
export function chapterAt(chapters: readonly Chapter[], second: number): Chapter | undefined {
  return chapters.findLast((chapter) => chapter.startsAt <= second + inexact) ?? chapters[0];
}

/** The chapters as a WebVTT file. */
export function chapterFile(chapters: readonly Chapter[]): string {
  return webVtt(
    chapters.map(({ number, question, startsAt, endsAt }) => ({
      start: startsAt,
      end: endsAt,
      text: `${number}. ${question}`,
    })),
  );
}
