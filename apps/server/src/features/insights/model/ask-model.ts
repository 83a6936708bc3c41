import * as z from 'zod';
import type { LanguageModel } from '../../../config/insights-settings.ts';
import type { KeptStatement } from '../../../platform/database/tables/insight-tables.ts';
import { answersWithWords, type SpokenInterview } from '../measures/interview.ts';
import type { Statements } from '../measures/statements.ts';
import { isObservation } from './observations.ts';
import { instructions, questionOf } from './prompt.ts';
import { findQuote } from './quotes.ts';

/**
 * The service refuses the key, does not know the model or the address, is unavailable or busy, or answers in another
 * shape.
 */
type ModelFailure = 'key' | 'unknown' | 'away' | 'answer';

/** The service's answer, or its failure; `mayPass` says whether a retry makes sense. */
export class ModelFailedError extends Error {
  readonly why: ModelFailure;
  readonly mayPass: boolean;
  constructor(
    message: string,
    { why, mayPass }: { why: ModelFailure; mayPass: boolean },
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.why = why;
    this.mayPass = mayPass;
  }
}

function refusalOf(status: number): ModelFailedError {
  const mayPass = status >= 500 || status === 429 || status === 408;
  const why =
    status === 401 || status === 403 ? 'key' : status === 404 ? 'unknown' : mayPass ? 'away' : 'answer';
  return new ModelFailedError(`The language model's service answered with ${status}.`, { why, mayPass });
}

const largestAnswerBytes = 1024 * 1024;
const mostClaims = 5;
const longestClaim = 300;

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});
const claim = z.object({ text: z.string().trim().min(1), quote: z.string().max(1000) });
const claims = z.object({
  strengths: z.array(z.unknown()).default([]),
  weaknesses: z.array(z.unknown()).default([]),
});

/**
 * Asks an OpenAI-compatible service for strengths and weaknesses. A claim is kept only if its quote is in the
 * transcript, and only if it is an observation: this drops inventions, praise and orders, including those of a
 * candidate who addresses the model.
 * @throws ModelFailedError, or the signal's reason.
 */
export async function askModel(
  model: LanguageModel,
  interview: SpokenInterview,
  signal: AbortSignal,
): Promise<Statements> {
  const answers = answersWithWords(interview);
  if (answers.length === 0) return { strengths: [], weaknesses: [] };
  const content = await complete(model, questionOf(interview), signal);
  const found = readJson(claims, jsonIn(content));
  const proven = (given: readonly unknown[]): KeptStatement[] =>
    given
      .flatMap((each): KeptStatement[] => {
        const { data } = claim.safeParse(each);
        const moment = data && isObservation(data) ? findQuote(answers, data.quote) : undefined;
        if (data === undefined || moment === undefined) return [];
        const text = data.text.slice(0, longestClaim).toWellFormed().replaceAll('\0', ' ');
        return [{ text, source: 'model', evidence: [moment] }];
      })
      .slice(0, mostClaims);
  return { strengths: proven(found.strengths), weaknesses: proven(found.weaknesses) };
}

async function complete(model: LanguageModel, question: string, signal: AbortSignal): Promise<string> {
  const body = await send(
    model,
    {
      model: model.model,
      temperature: 0,
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: question },
      ],
    },
    signal,
  );
  return readJson(completion, body).choices[0]?.message.content ?? '';
}

async function send(
  { url, key, timeoutSeconds }: LanguageModel,
  body: object,
  signal: AbortSignal,
): Promise<string> {
  const limit = AbortSignal.timeout(timeoutSeconds * 1000);
  try {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      body: JSON.stringify(body),
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      signal: AbortSignal.any([signal, limit]),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw refusalOf(response.status);
    }
    return await readBounded(response);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ModelFailedError) throw error;
    const reason = limit.aborted ? 'did not answer in time' : 'could not be reached, or broke off';
    const failure = { why: 'away', mayPass: true } as const;
    throw new ModelFailedError(`The language model's service ${reason}.`, failure, { cause: error });
  }
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > largestAnswerBytes)
      throw new ModelFailedError('The answer is too large.', { why: 'answer', mayPass: false });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Many models add text around the requested JSON. */
function jsonIn(content: string): string {
  const [from, to] = [content.indexOf('{'), content.lastIndexOf('}')];
  return from < 0 || to < from ? content : content.slice(from, to + 1);
}

function readJson<T>(schema: z.ZodType<T>, text: string): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    const failure = { why: 'answer', mayPass: true } as const;
    throw new ModelFailedError('The language model answered something else than asked for.', failure, {
      cause: error,
    });
  }
}
