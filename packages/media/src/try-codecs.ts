import { text } from 'node:stream/consumers';
import { runCodec } from './run-codec.ts';

/** It loads a hundred megabytes first, which takes long on a busy machine. */
const timeoutSeconds = 60;

/** Loads FFmpeg's libraries. @returns their version. @throws CodecFailedError where there are none for this machine. */
export async function tryCodecs(): Promise<string> {
  let version = '';
  await runCodec({
    job: { kind: 'version' },
    timeoutSeconds,
    output: async (source) => {
      version = await text(source);
    },
  });
  return version;
}
