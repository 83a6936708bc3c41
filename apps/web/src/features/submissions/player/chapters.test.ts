import type { SubmissionResponse } from '@nimble/contracts/submissions';
import { describe, expect, it } from 'vitest';
import { chapterAt, chapterFile, chaptersOf } from './chapters.ts';

function response(id: number, startsAt: number | null): SubmissionResponse {
  return {
    id,
    question: {
      id,
      question: `Question of ${id}`,
      time_limit: 60,
      duration: 60,
      required: true,
      formats: [{ format: 'video' }],
      isRequired: true,
      libraryQuestion: null,
      media: null,
      pool: null,
      order: id,
      createdAt: '2026-05-04T12:00:00.000Z',
      updatedAt: '2026-05-04T12:00:00.000Z',
    },
    responseType: 'video',
    processingStatus: startsAt === null ? 'failed' : 'ready',
    failure: null,
    uploadProgress: 100,
    originalFileName: 'answer-1.webm',
    metadata: {
      uploadedAt: '2026-05-04T12:00:00.000Z',
      originalSize: 1000,
      duration: 10,
      width: 640,
      height: 480,
      questionIndex: id - 1,
      totalQuestions: 1,
      provider: 'disk',
    },
    duration: 10,
    fileSize: 1000,
    mimeType: 'video/mp4',
    videoUrl: null,
    startsAt,
    value: null,
    isRight: null,
  };
}

describe('chaptersOf', () => {
  it('ends each chapter where the next begins, and the last with the video', () => {
    const chapters = chaptersOf([response(1, 0), response(2, 10.5)], 31);
    expect(chapters.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([
      [0, 10.5],
      [10.5, 31],
    ]);
  });

  it('keeps the number of the list when an answer is not in the video', () => {
    const chapters = chaptersOf([response(1, 0), response(2, null), response(3, 12)], 20);
    expect(chapters.map(({ number }) => number)).toEqual([1, 3]);
  });
});

describe('chapterAt', () => {
  const chapters = chaptersOf([response(1, 0.2), response(2, 10)], 20);

  it('finds the chapter at its very start and just before', () => {
    expect(chapterAt(chapters, 10)?.number).toBe(2);
    expect(chapterAt(chapters, 9.999_999)?.number).toBe(2);
    expect(chapterAt(chapters, 9.99)?.number).toBe(1);
  });

  it('takes the first before anything has started', () => {
    expect(chapterAt(chapters, 0)?.number).toBe(1);
    expect(chapterAt([], 0)).toBeUndefined();
  });
});

describe('chapterFile', () => {
  it('writes each chapter as one cue, and escapes questions', () => {
    const [first] = chaptersOf([response(1, 3661.0375)], 3700);
    if (first === undefined) throw new Error('no chapter');
    const file = chapterFile([{ ...first, question: 'A <b>\n\n00:00 --> 00:01 & more' }]);
    expect(file).toBe(
      'WEBVTT\n\n01:01:01.038 --> 01:01:40.000\n1. A &lt;b&gt; 00:00 --&gt; 00:01 &amp; more\n',
    );
  });
});
