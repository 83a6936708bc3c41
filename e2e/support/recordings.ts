import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { NimbleServer } from './nimble-server.ts';

type Reporter = typeof globalThis & {
  reportSlice: (recorder: string, dataAddress: string) => Promise<void>;
};

/** The output of a browser's recorders, and the takes that the server has accepted. */
export type Recordings = {
  /**
   * Asserts that this many answers were accepted, each stored as the browser recorded it, to the last byte. `mayMiss`
   * returns how many of its last slices the answer with this number may lack: those from the moment of a crash, or
   * without room.
   */
  expectStored: (nimble: NimbleServer, answers: number, mayMiss?: Record<number, number>) => Promise<void>;
  /** SHA-256 of each recording as the browser made it, in the order of their start. */
  recorded: () => string[];
  /** SHA-256 of each stored answer, in the order of the questions. */
  stored: (nimble: NimbleServer) => Promise<string[]>;
};

/**
 * Stores every slice of every recorder of this browser outside of it, safe from crashes. To be called before pages are
 * opened. The page's own code gets a slice after it has been stored here, so that it can never hold more.
 */
export async function watchRecordings(context: BrowserContext): Promise<Recordings> {
  const recorded = new Map<string, Buffer[]>();
  await context.exposeBinding('reportSlice', (_source, recorder: string, dataAddress: string) => {
    // The codecs before it contain commas of their own.
    const slice = Buffer.from(dataAddress.slice(dataAddress.lastIndexOf(',') + 1), 'base64');
    if (slice.length > 0) recorded.set(recorder, [...(recorded.get(recorder) ?? []), slice]);
  });
  await context.addInitScript(reportSlices);
  /** The take that was accepted last for each question, in the order of the questions. */
  const accepted = new Map<number, string>();
  context.on('response', (response) => {
    if (!response.url().endsWith('/api/submission-responses') || !response.ok()) return;
    const { data } = response.request().postDataJSON() as { data: { question: number; take: string } };
    accepted.set(data.question, data.take);
  });
  function readStored({ dataFolder }: NimbleServer): Promise<Buffer[]> {
    const takes = [...accepted].sort(([one], [other]) => one - other).map(([, take]) => take);
    return Promise.all(takes.map((take) => readFile(join(dataFolder, 'files/takes', take))));
  }
  return {
    recorded: () => [...recorded.values()].map((slices) => hashOf(Buffer.concat(slices))),
    stored: async (nimble) => (await readStored(nimble)).map(hashOf),
    async expectStored(nimble, answers, mayMiss = {}) {
      expect(accepted.size, 'accepted answers').toBe(answers);
      const stored = await readStored(nimble);
      const recordings = [...recorded.values()];
      for (const [index, bytes] of stored.entries()) {
        const number = index + 1;
        // Several recorders may have begun alike, with no more than the head of a file.
        const alike = recordings.filter(([first]) => first && bytes.indexOf(first) === 0);
        const kept = alike.flatMap((slices) => hashesOfBeginnings(slices, mayMiss[number] ?? 0));
        expect(kept, `answer ${number}`).toContain(hashOf(bytes));
      }
    },
  };
}

/** Runs in the page before its own code. */
function reportSlices(): void {
  const { reportSlice } = globalThis as Reporter;
  // Missing in pages that the browser opens by itself before the first page.
  if (typeof MediaRecorder === 'undefined') return;
  const dataAddressOf = (blob: Blob) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
      reader.readAsDataURL(blob);
    });
  globalThis.MediaRecorder = class extends MediaRecorder {
    constructor(stream: MediaStream, options?: MediaRecorderOptions) {
      super(stream, options);
      const id = crypto.randomUUID();
      let reported = Promise.resolve();
      // The first listener: holds the browser's events back, and dispatches them again in order.
      this.addEventListener('dataavailable', (event) => {
        if (!event.isTrusted) return;
        event.stopImmediatePropagation();
        const { data } = event;
        reported = reported.then(async () => {
          await reportSlice(id, await dataAddressOf(data));
          this.dispatchEvent(new BlobEvent('dataavailable', { data }));
        });
      });
      this.addEventListener('stop', (event) => {
        if (!event.isTrusted) return;
        event.stopImmediatePropagation();
        void reported.then(() => this.dispatchEvent(new Event('stop')));
      });
    }
  };
}

/** The hashes of all slices together, of all but the last, and so on for as many as may be missing. */
function hashesOfBeginnings(slices: readonly Buffer[], mayMiss: number): string[] {
  return Array.from({ length: mayMiss + 1 }, (_, missing) =>
    hashOf(Buffer.concat(slices.slice(0, slices.length - missing))),
  );
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Would the browser ask before it closes the page? */
export function asksBeforeLeaving(page: Page): Promise<boolean> {
  return page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
}
