import { type AnswerTranscript, readableText, type SpokenHit } from '@nimble/contracts/transcripts';
import { tellTranscriptFailure } from '../../platform/texts/index.ts';
import type { SpokenHitRow } from './spoken-hits.repository.ts';
import { bestPlace, snippetAt } from './spoken-moment.ts';
import type { AnswerRow } from './transcripts.repository.ts';

/** An answer without a row has no words, like one from before there was an engine. */
export function presentAnswer(row: AnswerRow): AnswerTranscript {
  return {
    responseId: row.response_id,
    number: row.number,
    question: row.question,
    startsAt: row.starts_at_seconds,
    status: row.status ?? 'none',
    failure: row.failure && tellTranscriptFailure(row.failure),
    text: readableText(row.text ?? ''),
    language: row.language,
    confidence: row.confidence,
    engine: row.engine,
    model: row.model,
    words: row.words ?? [],
    speech: row.speech,
  };
}

export function presentSpokenHit(row: SpokenHitRow): SpokenHit {
  const { words, first, matched } = row;
  const place = bestPlace(matched);
  const start = words[place]?.start ?? 0;
  const part = { words, before: first, after: row.word_count - first - words.length };
  return {
    submissionId: row.submission_id,
    responseId: row.response_id,
    candidateName: row.candidate_name,
    job: { id: row.job_id, title: row.job_title },
    question: row.question,
    format: row.format,
    snippet: snippetAt(part, matched, place),
    moment: row.starts_at_seconds === null ? null : row.starts_at_seconds + start,
  };
}
