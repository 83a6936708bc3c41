import { useEffect, useState } from 'react';
import { toast } from '../../../ui/feedback/toast.ts';
import { sliceStore } from '../../recordings/index.ts';
import { interviewTexts as texts } from '../messages.ts';
import { type Restoring, restoreTakes } from './restore-takes.ts';

/** All must be stable between renders. */
type Options = Omit<Restoring, 'keepsEarlier'> & { mayRecordAgain: boolean };

/**
 * Continues after a reload or a crash.
 * @returns whether the content of this device is known, and whether it can keep two takes of a question
 */
export function useLeftBehind({ submissionId, mayRecordAgain, delivery, deliver, offer }: Options) {
  const [found, setFound] = useState({ isRestored: false, keepsEarlier: false });
  useEffect(() => {
    let keepsEarlier = false;
    async function restore(): Promise<void> {
      // Two long takes may exceed a phone's memory.
      keepsEarlier = mayRecordAgain && (await sliceStore.isLasting());
      await restoreTakes({ submissionId, keepsEarlier, delivery, deliver, offer });
    }
    void restore()
      .catch(() => toast.error(texts.unexpected))
      .finally(() => setFound({ isRestored: true, keepsEarlier }));
  }, [submissionId, mayRecordAgain, delivery, deliver, offer]);
  return found;
}
