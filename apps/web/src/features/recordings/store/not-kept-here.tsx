import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { recordingTexts as texts } from '../messages.ts';
import { sliceStore } from './slice-store.ts';

/** Warns that takes are in memory only: they are lost with the page. */
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
