import { type AnswerFile, announceFile, deleteFile, finishFile, useFiles } from '@nimble/contracts/answers';
import type { InterviewState } from '@nimble/contracts/interviews';
import { call } from '../../../lib/api-client.ts';
import { isRefused, messageOf } from '../../../lib/api-error.ts';
import { untilAnswered } from '../../../lib/until-answered.ts';
import { digestOfFile, sendFile, TakeRefusedError, UnreadableFileError } from '../../recordings/index.ts';
import { fileTexts as texts } from './messages.ts';

/** A file of an answer, on its way or on the server. */
export type FileItem = Pick<AnswerFile, 'take' | 'questionId' | 'name' | 'size'> & {
  /**
   * `waiting` for a connection. `checking`: all bytes have arrived. `interrupted`: it was begun before the page was
   * loaded, and continues when the same file is chosen.
   */
  state: 'sending' | 'waiting' | 'checking' | 'received' | 'refused' | 'interrupted';
  /** Bytes. */
  sent: number;
  /** Why it is refused. */
  reason?: string;
  /** Refused for now, as the virus scanner is away. */
  mayRetry?: boolean;
  /** Part of the answer. */
  isUsed: boolean;
};
export type FileItems = readonly FileItem[];

type Options = {
  token: string;
  initial: readonly AnswerFile[];
  /** The server refuses a file, for example because the interview was submitted on another device. */
  onRefused: (error: unknown) => void;
};

/** The files of an interview's answers. They belong to the interview, not to the question that is shown. */
export class FileUploads {
  readonly #token: string;
  readonly #onRefused: Options['onRefused'];
  readonly #listeners = new Set<() => void>();
  /** The files that were chosen on this page. */
  readonly #chosen = new Map<string, File>();
  readonly #running = new Map<string, AbortController>();
  /** Until they are over there may be no room for others. */
  readonly #deleting = new Set<Promise<unknown>>();
  #items: FileItems;

  constructor({ token, initial, onRefused }: Options) {
    this.#token = token;
    this.#onRefused = onRefused;
    this.#items = initial.map(({ isReceived, ...file }) => ({
      ...file,
      state: isReceived ? 'received' : 'interrupted',
      sent: isReceived ? file.size : 0,
    }));
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  snapshot = (): FileItems => this.#items;

  /** Uploads a file; the same one as before continues where it ended. */
  add(questionId: number, file: File, maximumBytes: number): void {
    const begun = this.#items.find(
      (item) => item.state === 'interrupted' && item.name === file.name && item.size === file.size,
    );
    const take = begun?.take ?? crypto.randomUUID();
    const item = { take, questionId, name: file.name, size: file.size, sent: 0, isUsed: false };
    const others = this.#items.filter((other) => other !== begun);
    if (file.size > maximumBytes || file.size === 0) {
      const reason = file.size === 0 ? texts.empty : texts.tooLarge;
      this.#show([...others, { ...item, state: 'refused', reason }]);
      return;
    }
    this.#chosen.set(take, file);
    this.#show([...others, { ...item, state: 'sending' }]);
    void this.#run(take);
  }

  retry(take: string): void {
    this.#patch(take, { state: 'sending' });
    void this.#run(take);
  }

  /** Ends its upload, and deletes it; one that is part of the answer only leaves the list. */
  remove(take: string): void {
    const item = this.#items.find((one) => one.take === take);
    if (item === undefined) return;
    this.#running.get(take)?.abort();
    this.#chosen.delete(take);
    this.#show(this.#items.filter((other) => other !== item));
    if (item.isUsed) return;
    const params = { questionId: item.questionId, takeId: take };
    const deleting: Promise<unknown> = untilAnswered(() => call(deleteFile, { token: this.#token, params }))
      // The interview is over; the server deletes what is not used.
      .catch(() => undefined)
      .finally(() => this.#deleting.delete(deleting));
    this.#deleting.add(deleting);
  }

  /** Makes the received files of a question its answer; waits for a lost connection. */
  async use(questionId: number): Promise<InterviewState> {
    const used = this.#items.filter((item) => item.questionId === questionId && item.state === 'received');
    const takes = used.map(({ take }) => take);
    const { data } = await untilAnswered(() =>
      call(useFiles, { token: this.#token, params: { questionId }, body: { data: { takes } } }),
    );
    this.#show(
      this.#items.flatMap((item) => {
        if (item.questionId !== questionId) return [item];
        return takes.includes(item.take) ? [{ ...item, isUsed: true }] : [];
      }),
    );
    return data;
  }

  async #run(take: string): Promise<void> {
    const file = this.#chosen.get(take);
    const item = this.#items.find((one) => one.take === take);
    if (file === undefined || item === undefined) return;
    const running = new AbortController();
    this.#running.set(take, running);
    try {
      await this.#upload(item, file, running.signal);
    } catch (error) {
      if (!running.signal.aborted) this.#refuse(take, error);
    } finally {
      if (this.#running.get(take) === running) this.#running.delete(take);
    }
  }

  async #upload({ take, questionId, name, size }: FileItem, file: File, signal: AbortSignal): Promise<void> {
    const token = this.#token;
    const onTrouble = (isInTrouble: boolean) =>
      this.#patch(take, { state: isInTrouble ? 'waiting' : 'sending' });
    const named = { take, name: plainName(name), size };
    await Promise.all(this.#deleting);
    signal.throwIfAborted();
    await untilAnswered(
      () => call(announceFile, { token, params: { questionId }, body: { data: named }, signal }),
      { signal, onTrouble },
    );
    await sendFile({
      file,
      uploadId: take,
      token,
      signal,
      onTrouble,
      onProgress: (sent) => this.#patch(take, { sent }),
    });
    this.#patch(take, { state: 'checking' });
    const body = { data: { sha256: await digestOfFile(file) } };
    const finish = () => call(finishFile, { token, params: { questionId, takeId: take }, body, signal });
    const { data } = await untilAnswered(
      () =>
        finish().catch((error: unknown) => {
          // The scanner may be away for long, and the candidate should know.
          throw isRefused(error, 'upload.not_scanned') ? new NotScannedError(error.serverMessage) : error;
        }),
      {
        signal,
        onTrouble: (isInTrouble) => this.#patch(take, { state: isInTrouble ? 'waiting' : 'checking' }),
      },
    );
    this.#patch(take, { state: 'received', name: data.name, sent: size });
  }

  #refuse(take: string, error: unknown): void {
    if (error instanceof NotScannedError)
      return this.#patch(take, { state: 'refused', reason: error.message, mayRetry: true });
    this.#chosen.delete(take);
    this.#patch(take, { state: 'refused', reason: reasonOf(error), mayRetry: false });
    this.#onRefused(error);
  }

  #patch(take: string, changes: Partial<FileItem>): void {
    this.#show(this.#items.map((item) => (item.take === take ? { ...item, ...changes } : item)));
  }

  #show(items: FileItems): void {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }
}

class NotScannedError extends Error {}

function reasonOf(error: unknown): string {
  if (error instanceof UnreadableFileError) return texts.unreadable;
  if (error instanceof TakeRefusedError) return texts.failed;
  return messageOf(error, texts.failed);
}

/** Programs have been seen to give files names that no text can hold. */
function plainName(name: string): string {
  return name.replaceAll('\0', ' ').toWellFormed().slice(0, 1000).toWellFormed();
}
