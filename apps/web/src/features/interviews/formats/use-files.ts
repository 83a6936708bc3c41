import type { OpenInterview } from '@nimble/contracts/interviews';
import { useState, useSyncExternalStore } from 'react';
import { FileUploads } from '../../answers/index.ts';

type Options = { token: string; initial: OpenInterview; onRefused: (error: unknown) => void };

/** The files of this interview's answers. */
export function useFiles({ token, initial, onRefused }: Options) {
  const [files] = useState(() => new FileUploads({ token, initial: initial.files, onRefused }));
  const items = useSyncExternalStore(files.subscribe, files.snapshot);
  return {
    files,
    /** Was a file chosen that is not part of the answer yet? */
    hasUnusedFile: (questionId: number): boolean =>
      items.some((item) => item.questionId === questionId && !item.isUsed && item.state !== 'refused'),
    /** Bytes are on their way, and only this page has them. */
    isUploading: items.some(({ state }) => state === 'sending' || state === 'waiting'),
  };
}
