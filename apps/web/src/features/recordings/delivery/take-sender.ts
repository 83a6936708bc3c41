import { pause, type Trouble } from '../../../lib/until-answered.ts';
import type { KeptTake } from '../store/slice-store.ts';
import { GrowingTake } from './growing-take.ts';
import { SendingPace } from './sending-pace.ts';
import { openUpload, TakeFault, TakeRefusedError } from './take-upload.ts';

export type TakeSender = {
  /** There are more bytes on this device. */
  wake: () => void;
  /** The take is complete: resolves when all of it is uploaded. @throws TakeRefusedError */
  finish: () => Promise<void>;
  stop: () => void;
};

type Options = {
  take: Pick<KeptTake, 'takeId' | 'uploadId' | 'questionId' | 'mimeType' | 'size'>;
  /** The candidate token. */
  token: string;
  /** Uploaded bytes. */
  onProgress: (sent: number) => void;
  onTrouble: Trouble;
  /** Also while nobody waits for its end. */
  onRefused?: ((error: TakeRefusedError) => void) | undefined;
  /** A piece was sent and acknowledged; moments of `performance.now()`. */
  onPiece: (piece: { bytes: number; from: number; to: number }) => void;
};

/**
 * Uploads a take by tus while it is still being recorded. It reads from this device's store, asks the server for its
 * offset after every failure, and never gives up by itself: connections come back, servers are restarted.
 */
export function sendTake({ take, token, onProgress, onTrouble, onRefused, onPiece }: Options): TakeSender {
  const stopping = new AbortController();
  const upload = openUpload(take, token, stopping.signal);
  const slices = new GrowingTake(take.takeId, stopping.signal);
  const pace = new SendingPace();

  async function sendFrom(offset: number): Promise<void> {
    let sent = offset;
    onProgress(sent);
    onTrouble(false);
    for (;;) {
      const bytes = await slices.read(sent, pace.piece);
      if (bytes === undefined) return;
      const from = performance.now();
      sent = await upload.append(sent, bytes);
      const to = performance.now();
      onPiece({ bytes: bytes.byteLength, from, to });
      pace.arrived(to - from);
      onProgress(sent);
    }
  }

  async function run(): Promise<void> {
    for (;;) {
      try {
        return await sendFrom(await upload.offset());
      } catch (error) {
        if (stopping.signal.aborted || error instanceof TakeRefusedError) throw error;
        onTrouble(true, error instanceof TakeFault ? error.status : undefined);
        await pause(pace.failed(), stopping.signal);
      }
    }
  }

  const running = run();
  // The caller of `finish` gets the error, if there is one.
  running.catch((error: unknown) => report(error, onRefused));

  return {
    wake: () => slices.look(),
    finish() {
      slices.complete();
      return running;
    },
    stop() {
      stopping.abort();
      slices.look();
    },
  };
}

function report(error: unknown, onRefused: Options['onRefused']): void {
  if (error instanceof TakeRefusedError) onRefused?.(error);
}
