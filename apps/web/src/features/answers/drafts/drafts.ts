import {
  type AnswerDraft,
  type AnswerValue,
  acceptAnswer,
  saveDraft,
  startAnswer,
  type ValueFormat,
} from '@nimble/contracts/answers';
import type { InterviewState } from '@nimble/contracts/interviews';
import { call } from '../../../lib/api-client.ts';
import { isRefused, messageOf } from '../../../lib/api-error.ts';
import { pause, untilAnswered } from '../../../lib/until-answered.ts';
import { draftStore } from './draft-store.ts';
import { isEqual } from './is-equal.ts';

/** A begun answer on this device. */
export type Draft = {
  questionId: number;
  attempt: number;
  sequence: number;
  value: AnswerValue;
  /** When its time is over, by `performance.now()`, which setting the clock does not change; null without a limit. */
  endsAt: number | null;
  /** Since when this page knows it, by the same. */
  knownSince: number;
  /** Seconds from its start to the last change. */
  seconds: number;
  isUsed: boolean;
  /** Its use is on its way: a change would be lost. */
  isBeingUsed?: boolean;
  saving: 'saved' | 'saving' | 'waiting';
  /** This device could not keep the last change: until it is saved, only this page has it. */
  isUnkept: boolean;
  /** Why the server does not store it. */
  refusal?: string | undefined;
  /** A newer change from another device; the candidate chooses. */
  other?: AnswerDraft | undefined;
};
export type DraftMap = ReadonlyMap<string, Draft>;

export const draftKey = (questionId: number, format: ValueFormat): string => `${questionId} ${format}`;

const quietMilliseconds = 600;
/** A day; what takes longer is not measured. */
const longestMeasured = 24 * 60 * 60;

type Options = {
  token: string;
  submissionId: number;
  initial: readonly AnswerDraft[];
  /** The time limit of a question in seconds; null for none. */
  limitOf: (questionId: number) => number | null;
  /** The server refuses a call, for example because the interview was submitted on another device. */
  onRefused: (error: unknown) => void;
};

/**
 * The drafts of an interview. Each change is kept on this device at once, and sent after a short pause; every draft has
 * one call at a time, and a change counts one more than the one before.
 */
export class Drafts {
  readonly #options: Options;
  readonly #listeners = new Set<() => void>();
  readonly #sending = new Set<string>();
  /** The sequence that the server has stored. */
  readonly #stored = new Map<string, number>();
  /** The writers of drafts that began before the page was loaded; this page writes all others. */
  readonly #writers = new Map<string, string>();
  readonly #writer = crypto.randomUUID();
  #drafts: DraftMap = new Map();

  constructor(options: Options) {
    this.#options = options;
    for (const draft of options.initial) this.#take(draft);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  snapshot = (): DraftMap => this.#drafts;

  /** Continues with what this device has kept and the server has not received. */
  async restore(): Promise<void> {
    const { submissionId } = this.#options;
    for (const kept of await draftStore.read(submissionId)) {
      const key = kept.key.slice(`${submissionId} `.length);
      const draft = this.#drafts.get(key);
      if (draft === undefined || draft.isUsed || kept.attempt !== draft.attempt) continue;
      // Written here before the device's text was read.
      if (draft.sequence !== this.#stored.get(key)) continue;
      const { sequence, seconds, value, writer } = kept;
      if (isEqual(value, draft.value)) continue;
      this.#writers.set(key, writer);
      if (sequence > draft.sequence) {
        this.#stored.set(key, kept.after);
        this.#set(key, { ...draft, sequence, seconds, value, saving: 'saving' });
        void this.#send(key);
        continue;
      }
      // Another device has sent more changes meanwhile.
      this.#set(key, { ...draft, seconds, value, other: asOnServer(draft) });
    }
  }

  /** Starts the next attempt, or the first; its time runs from the server's answer. */
  async start(questionId: number, format: ValueFormat): Promise<void> {
    const before = this.#drafts.get(draftKey(questionId, format));
    const attempt = (before?.attempt ?? 0) + 1;
    const { data } = await untilAnswered(() =>
      call(startAnswer, {
        token: this.#options.token,
        params: { questionId },
        body: { data: { format, attempt } },
      }),
    ).catch((error: unknown) => {
      this.#options.onRefused(error);
      throw error;
    });
    this.#take(data);
  }

  change(questionId: number, value: AnswerValue): void {
    const key = draftKey(questionId, value.format);
    const draft = this.#drafts.get(key);
    if (draft === undefined || draft.isUsed || draft.isBeingUsed) return;
    const seconds = secondsOf(draft, this.#options.limitOf(questionId));
    this.#set(key, { ...draft, value, seconds, sequence: draft.sequence + 1, saving: 'saving' });
    this.#keep(key);
    void this.#send(key);
  }

  /**
   * Makes the draft the answer; waits for a lost connection.
   * @throws ApiError also when another device has changed it meanwhile: the candidate chooses.
   */
  async use(questionId: number, format: ValueFormat): Promise<InterviewState> {
    const key = draftKey(questionId, format);
    const draft = this.#drafts.get(key);
    if (draft === undefined) throw new Error('Not started');
    const { token } = this.#options;
    const { attempt, seconds, value } = draft;
    const origin = this.#originOf(key);
    const data = { attempt, seconds, value, sequence: Math.max(1, draft.sequence), ...origin };
    this.#patch(key, { isBeingUsed: true });
    const { data: state } = await untilAnswered(
      () => call(acceptAnswer, { token, params: { questionId }, body: { data } }),
      { onTrouble: (isInTrouble) => this.#patch(key, { saving: isInTrouble ? 'waiting' : 'saving' }) },
    ).catch(async (error: unknown) => {
      this.#patch(key, { isBeingUsed: false });
      this.#options.onRefused(error);
      // The answer to this change has the draft of the other device, to choose from.
      if (isRefused(error, 'answer.changed_elsewhere')) await this.#sendOnce(key);
      throw error;
    });
    this.#store(key, data.sequence);
    this.#patch(key, { isUsed: true, isBeingUsed: false, saving: 'saved' });
    return state;
  }

  /** Keeps the draft of this page, or that of the other device. */
  choose(key: string, choice: 'mine' | 'other'): void {
    const draft = this.#drafts.get(key);
    if (draft?.other === undefined) return;
    const { other } = draft;
    this.#stored.set(key, other.sequence);
    if (choice === 'other') {
      this.#take(other);
      void draftStore.forget(`${this.#options.submissionId} ${key}`, Number.MAX_SAFE_INTEGER);
    } else {
      this.#set(key, { ...draft, other: undefined, sequence: other.sequence + 1 });
      this.#keep(key);
      void this.#send(key);
    }
  }

  end(): Promise<void> {
    return draftStore.end(this.#options.submissionId);
  }

  /** As the server has it. */
  #take({ secondsLeft, ...draft }: AnswerDraft): void {
    const key = draftKey(draft.questionId, draft.value.format);
    this.#stored.set(key, draft.sequence);
    const endsAt = endOf(secondsLeft);
    const knownSince = performance.now();
    this.#set(key, { ...draft, endsAt, knownSince, seconds: 0, saving: 'saved', isUnkept: false });
  }

  #keep(key: string): void {
    const draft = this.#drafts.get(key);
    if (draft === undefined) return;
    const { submissionId } = this.#options;
    const { attempt, sequence, seconds, value } = draft;
    const origin = this.#originOf(key);
    void draftStore
      .write({ key: `${submissionId} ${key}`, submissionId, attempt, sequence, seconds, value, ...origin })
      .then((isKept) => {
        if (this.#drafts.get(key)?.isUnkept === isKept) this.#patch(key, { isUnkept: !isKept });
      });
  }

  /** What tells the server whether this device knows its draft. */
  #originOf(key: string): { after: number; writer: string } {
    return { after: this.#stored.get(key) ?? 0, writer: this.#writers.get(key) ?? this.#writer };
  }

  /** The server has it, and this device need not keep it any more. */
  #store(key: string, sequence: number): void {
    this.#stored.set(key, sequence);
    void draftStore.forget(`${this.#options.submissionId} ${key}`, sequence);
  }

  async #send(key: string): Promise<void> {
    if (this.#sending.has(key)) return;
    this.#sending.add(key);
    try {
      await pause(quietMilliseconds);
      while (this.#isUnsent(key)) await this.#sendOnce(key);
    } catch (error) {
      this.#patch(key, { saving: 'waiting', refusal: messageOf(error, '') });
      this.#options.onRefused(error);
    } finally {
      this.#sending.delete(key);
    }
  }

  #isUnsent(key: string): boolean {
    const draft = this.#drafts.get(key);
    if (draft === undefined || draft.isUsed || draft.other !== undefined) return false;
    return draft.sequence > (this.#stored.get(key) ?? 0);
  }

  async #sendOnce(key: string): Promise<void> {
    const draft = this.#drafts.get(key);
    if (draft === undefined) return;
    const { questionId, attempt, sequence, seconds, value } = draft;
    const origin = this.#originOf(key);
    const { data } = await untilAnswered(
      () =>
        call(saveDraft, {
          token: this.#options.token,
          params: { questionId },
          body: { data: { attempt, sequence, seconds, value, ...origin } },
        }),
      { onTrouble: (isInTrouble) => this.#patch(key, { saving: isInTrouble ? 'waiting' : 'saving' }) },
    );
    const isMine = data.attempt === attempt && data.sequence === sequence && isEqual(data.value, value);
    const now = this.#drafts.get(key);
    // Used, or started again, while this change was on its way.
    if (now === undefined || now.isUsed || now.attempt !== attempt) return;
    if (!isMine) return this.#patch(key, { other: data });
    this.#store(key, sequence);
    this.#patch(key, {
      endsAt: earlier(now.endsAt, endOf(data.secondsLeft)),
      saving: now.sequence === sequence ? 'saved' : 'saving',
      refusal: undefined,
    });
  }

  #patch(key: string, changes: Partial<Draft>): void {
    const draft = this.#drafts.get(key);
    if (draft !== undefined) this.#set(key, { ...draft, ...changes });
  }

  #set(key: string, draft: Draft): void {
    this.#drafts = new Map(this.#drafts).set(key, draft);
    for (const listener of this.#listeners) listener();
  }
}

function endOf(secondsLeft: number | null): number | null {
  return secondsLeft === null ? null : performance.now() + secondsLeft * 1000;
}

/** The server's answer took a while, so that it only moves the end where this device slept and measured nothing. */
function earlier(known: number | null, told: number | null): number | null {
  return known === null || told === null ? known : Math.min(known, told);
}

/** A draft that was not changed on this page. */
function asOnServer({ questionId, attempt, sequence, endsAt, isUsed, value }: Draft): AnswerDraft {
  const secondsLeft = endsAt === null ? null : Math.max(0, (endsAt - performance.now()) / 1000);
  return { questionId, attempt, sequence, secondsLeft, isUsed, value };
}

/** From the start to now, as far as there was time; without a limit since this page knows it. */
function secondsOf({ endsAt, knownSince }: Draft, limit: number | null): number {
  const now = performance.now();
  if (endsAt === null || limit === null) return Math.min(longestMeasured, (now - knownSince) / 1000);
  return Math.min(limit, Math.max(0, limit - (endsAt - now) / 1000));
}
