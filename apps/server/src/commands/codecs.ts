import { CodecFailedError, tryCodecs } from '@nimble/media';
import { StartError } from '../platform/process/index.ts';

/** @throws StartError in one sentence where FFmpeg's libraries do not load: the package supports some systems only. */
export async function requireCodecs(): Promise<void> {
  try {
    await tryCodecs();
  } catch (error) {
    if (!(error instanceof CodecFailedError)) throw error;
    throw new StartError(
      `This machine cannot read recordings; Nimble needs Linux with glibc on x64 or arm64. ${error.message}`,
    );
  }
}
