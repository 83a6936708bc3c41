import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { pause, type Trouble } from '../../../lib/until-answered.ts';
import { SendingPace } from './sending-pace.ts';
import { TakeFault, TakeRefusedError, tusCalls } from './take-upload.ts';

/** The file was moved, changed or deleted on this device since it was chosen. */
export class UnreadableFileError extends Error {}

type Options = {
  file: Blob;
  /** The server knows it already. */
  uploadId: string;
  /** The candidate's. */
  token: string;
  signal: AbortSignal;
  /** Uploaded bytes. */
  onProgress: (sent: number) => void;
  onTrouble: Trouble;
};

/**
 * Uploads a file by tus from where the last attempt ended; it waits for lost connections and failing servers.
 * @throws TakeRefusedError, UnreadableFileError, and the signal's reason.
 */
export async function sendFile({ file, uploadId, token, signal, onProgress, onTrouble }: Options) {
  const upload = tusCalls(uploadId, token, signal);
  const pace = new SendingPace();
  for (;;) {
    try {
      let sent = await upload.offset();
      if (sent === undefined) throw new TakeRefusedError(404);
      onTrouble(false);
      onProgress(sent);
      while (sent < file.size) {
        const bytes = await read(file, sent, pace.piece);
        const from = performance.now();
        sent = await upload.append(sent, bytes);
        pace.arrived(performance.now() - from);
        onProgress(sent);
      }
      return;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof TakeRefusedError || error instanceof UnreadableFileError) throw error;
      onTrouble(true, error instanceof TakeFault ? error.status : undefined);
      await pause(pace.failed(), signal);
      signal.throwIfAborted();
    }
  }
}

const pieceBytes = 1024 * 1024;

/** The SHA-256 of a file, lower-case hex, read piece by piece so that the page stays responsive. */
export async function digestOfFile(file: Blob): Promise<string> {
  const hash = sha256.create();
  for (let start = 0; start < file.size; start += pieceBytes)
    hash.update(await read(file, start, pieceBytes));
  return bytesToHex(hash.digest());
}

async function read(file: Blob, start: number, most: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.slice(start, start + most).arrayBuffer());
  } catch {
    throw new UnreadableFileError();
  }
}
