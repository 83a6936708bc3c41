import { saveFile } from '../../../shared/save-file.ts';

/**
 * Lets the browser download a large file by its signed address, so that it streams to the disk with the browser's own
 * progress and never passes through the page's memory.
 * @throws Error when the server refuses the file, because following the link would show a page of JSON.
 */
export async function startDownload(address: string): Promise<void> {
  const answer = await fetch(address, { headers: { range: 'bytes=0-0' } });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The file answered ${answer.status}`);
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

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
