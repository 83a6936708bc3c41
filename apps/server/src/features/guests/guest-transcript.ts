import type { GuestTranscript } from '@nimble/contracts/guests';
import { captionFile, type findSpokenAnswers } from '../transcripts/index.ts';
import { redactName } from './redact-name.ts';

type Listened = { shows_names: boolean; candidate_name: string };

/** If a link shows no names, the candidate's own is removed from the transcript, too. */
export function presentTranscript(
  candidate: Listened,
  rows: Awaited<ReturnType<typeof findSpokenAnswers>>,
): GuestTranscript {
  const answers = rows.map(({ response_id: responseId, starts_at_seconds: startsAt, words }) => ({
    responseId,
    startsAt,
    words: candidate.shows_names ? (words ?? []) : redactName(words ?? [], candidate.candidate_name),
  }));
  const spoken = answers.flatMap(({ startsAt, words }) => (startsAt === null ? [] : [{ startsAt, words }]));
  return {
    captions: spoken.some(({ words }) => words.length > 0) ? captionFile(spoken) : null,
    answers: answers.map(({ responseId, words }) => ({
      responseId,
      words: words.map(({ word, start, end }) => ({ word, start, end })),
    })),
  };
}
