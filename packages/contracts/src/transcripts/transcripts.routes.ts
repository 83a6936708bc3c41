import * as z from 'zod/mini';
import { idParameters, signedQuery } from '../fields.ts';
import { collectionAnswer, pageQuery } from '../pagination.ts';
import { route } from '../route.ts';
import { spokenHit, submissionTranscript, transcriptionState } from './transcripts.schemas.ts';

const oneTranscript = { 200: z.object({ data: submissionTranscript }) };

export const getTranscript = route({
  method: 'GET',
  url: '/api/submissions/:id/transcript',
  schema: {
    summary: 'Get the transcript of a submission',
    params: idParameters,
    response: oneTranscript,
  },
  config: { access: { resource: 'submission', action: 'view' }, refuses: ['submission.not_found'] },
});

/** Retries the transcription of every answer without words: failed ones, and those from before there was an engine. */
export const startTranscription = route({
  method: 'POST',
  url: '/api/submissions/:id/transcript',
  schema: {
    summary: 'Transcribe answers that have no transcript',
    params: idParameters,
    response: oneTranscript,
  },
  config: {
    access: { resource: 'submission', action: 'update' },
    refuses: ['submission.not_found', 'submission.processing', 'transcript.engine_off'],
  },
});

/** WebVTT of the joined video by a signed URL, which expires as that of the video itself. */
export const getCaptions = route({
  method: 'GET',
  url: '/api/submissions/:id/captions',
  schema: { summary: 'Get the captions of the joined video', params: idParameters, querystring: signedQuery },
  config: { access: 'signed' },
});

/**
 * Whether answers are transcribed here, and whether there is anything to search in: transcripts, or written answers.
 */
export const getTranscriptionState = route({
  method: 'GET',
  url: '/api/transcripts/state',
  schema: {
    summary: 'Get whether answers are transcribed',
    response: { 200: z.object({ data: transcriptionState }) },
  },
  config: { access: { resource: 'submission', action: 'view' } },
});

/**
 * Answers whose transcript or text contains `search`, newest first. Words may be inflected; "quoted words" must be
 * adjacent, `-word` excludes, `or` takes either. The total ends at `mostSpokenHits`.
 */
export const searchTranscripts = route({
  method: 'GET',
  url: '/api/transcripts/search',
  schema: {
    summary: 'Search transcripts and written answers',
    querystring: pageQuery,
    response: { 200: collectionAnswer(spokenHit) },
  },
  config: { access: { resource: 'submission', action: 'view' } },
});
