import { runCodec } from './run-codec.ts';

const width = 640;
const timeoutSeconds = 60;

/** Writes one picture of a joined video as JPEG, at most 640 pixels wide. */
export async function poster(options: {
  input: string;
  output: string;
  atSeconds: number;
  signal?: AbortSignal;
}): Promise<void> {
  const { input, output, atSeconds, signal } = options;
  await runCodec({
    timeoutSeconds,
    output,
    job: { kind: 'poster', path: input, atSeconds, width },
    ...(signal && { signal }),
  });
}
