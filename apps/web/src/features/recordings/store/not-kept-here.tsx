import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { recordingTexts as texts } from '../messages.ts';
import { sliceStore } from './slice-store.ts';

/** Warns where takes are kept in memory alone: they are gone with the page. */
export function NotKeptHere() {
  const [isLasting, setIsLasting] = useState(true);
  useEffect(() => {
    void sliceStore.isLasting().then(setIsLasting);
  }, []);
  if (isLasting) return null;
  return (
    <p
      role="alert"
      className="flex gap-3 rounded-card border border-warning-line bg-warning-soft p-3 text-warning-ink"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      {texts.notKeptHere}
    </p>
  );
}
