import { saveFile } from '../../../shared/save-file.ts';

type Reading = {
  /** The file name. */
  name: string;
  /** Bytes; any other number is a failure. */
  size: number;
  signal?: AbortSignal;
  onPercent?: (percent: number) => void;
};

/**
 * Reads a whole file and then saves it, so that success is known.
 * @throws Error when it could not be read to its end.
 */
export async function fetchFile(address: string, { name, size, signal, onPercent }: Reading): Promise<void> {
  const answer = await fetch(address, { signal: signal ?? null });
  if (!answer.ok || answer.body === null) throw new Error(`The file answered ${answer.status}`);
  let read = 0;
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      read += chunk.byteLength;
      onPercent?.(Math.min(100, Math.round((read / size) * 100)));
      controller.enqueue(chunk);
    },
  });
  const file = await new Response(answer.body.pipeThrough(counting)).blob();
  if (file.size !== size) throw new Error('The file ended early');
  saveFile(file, name);
}
