import { useMemo, useState } from 'react';
import { useTranscript } from '../../transcripts/index.ts';
import type { Chapter } from './chapters.ts';
import { type Span, silencesBetween } from './silences.ts';

/** The player's data from a submission's transcript, as far as it is loaded. */
export type Heard = {
  /** Address of the captions as WebVTT. */
  captions: string | undefined;
  silences: readonly Span[];
};

export function usePlayerTranscript(submissionId: number, chapters: readonly Chapter[]): Heard {
  const { data } = useTranscript(submissionId);
  const silences = useMemo(
    () =>
      (data?.answers ?? []).flatMap(({ responseId, startsAt, speech }) => {
        const chapter = chapters.find((each) => each.responseId === responseId);
        if (startsAt === null || speech === null || chapter === undefined) return [];
        const inVideo = speech.map(({ start, end }) => ({ start: startsAt + start, end: startsAt + end }));
        return silencesBetween(inVideo, startsAt, chapter.endsAt);
      }),
    [data, chapters],
  );
  // Each answer of the server has a new signature; the content changes with the words, or where the video has them.
  const heard = useMemo(
    () =>
      JSON.stringify(
        (data?.answers ?? [])
          .filter(({ status }) => status === 'done')
          .map(({ responseId, startsAt, text }) => [responseId, startsAt, text]),
      ),
    [data],
  );
  const [pinned, setPinned] = useState({ heard: '', address: undefined as string | undefined });
  const address = data?.captionsUrl ?? undefined;
  if (address !== undefined && pinned.heard !== heard) setPinned({ heard, address });
  return { captions: pinned.address, silences };
}
