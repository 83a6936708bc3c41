import { setTimeout as wait } from 'node:timers/promises';
import type { Book } from '../checks/promises.ts';
import type { Installation } from '../installations/installation.ts';
import { anyOf, count, type Trouble } from '../trouble.ts';

export type Call = {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  token?: string;
  headers?: Record<string, string>;
  body?: object | Buffer | FormData;
  /** Other than 200, 201 and 204. */
  expects?: readonly number[];
};
export type Answered = { status: number; headers: Headers; bytes: Buffer };

/** As a browser that gives a call up. */
const patienceMilliseconds = 15_000;
const betweenTriesMilliseconds = 500;
const usual = [200, 201, 204];

/** An answer that nobody expects: the person stops, and the book has it. */
export class UnexpectedAnswer extends Error {}

/** The calls of people and programs to one installation; each answer is judged. */
export function createCaller(installation: Installation, trouble: Trouble, book: Book) {
  const outcomes = new Map<string, number>();

  /** One try. @returns undefined when it was lost, or may be made again later */
  async function attempt(call: Call): Promise<Answered | undefined> {
    const startedAt = Date.now();
    const answer = await send(anyOf(installation.lines)?.url ?? '', call).catch(describe);
    const outcome = typeof answer === 'string' ? 'broken' : `${answer.status}`;
    count(outcomes, outcome);
    const isExcused = trouble.disturbed(installation, startedAt);
    const what = `${call.method ?? 'GET'} ${call.path} at ${installation.name}`;
    if (typeof answer === 'string') {
      judge(isExcused, `${what} was lost while nothing was away: ${answer}`);
      return undefined;
    }
    const { status, headers, bytes } = answer;
    const told = `${what}: ${status} ${bytes.toString('utf8').slice(0, 200)}`;
    if (status === 503 || status === 507) {
      judge(
        isExcused && (status === 507 || headers.has('retry-after')),
        `${told}${isExcused ? '' : ' while nothing was away'}`,
      );
      return undefined;
    }
    // The first try of the same call still runs.
    if (status === 409 && bytes.includes('request.idempotency_key_in_use')) return undefined;
    judge((call.expects ?? usual).includes(status), told);
    if ((call.expects ?? usual).includes(status)) return answer;
    if (status < 500) throw new UnexpectedAnswer(told);
    return undefined;
  }

  function judge(holds: boolean, what: string): void {
    if (holds) book.keep('answers');
    else book.break('answers', `${what} (before: ${trouble.recent()})`);
  }

  /** Until it is answered, as a person retries. */
  async function persist(call: Call): Promise<Answered> {
    for (;;) {
      const answer = await attempt(call);
      if (answer !== undefined) return answer;
      await wait(betweenTriesMilliseconds);
    }
  }

  return {
    installation,
    outcomes,
    attempt,
    persist,
    async json<Answer>(call: Call): Promise<Answer> {
      return JSON.parse((await persist(call)).bytes.toString('utf8')) as Answer;
    },
  };
}
export type Caller = ReturnType<typeof createCaller>;

async function send(url: string, { method = 'GET', path, token, headers, body }: Call): Promise<Answered> {
  const isJson = body !== undefined && !Buffer.isBuffer(body) && !(body instanceof FormData);
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(isJson && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : asBody(body) }),
    signal: AbortSignal.timeout(patienceMilliseconds),
  });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

function asBody(body: object): Uint8Array<ArrayBuffer> | FormData {
  return Buffer.isBuffer(body) ? new Uint8Array(body) : (body as FormData);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
