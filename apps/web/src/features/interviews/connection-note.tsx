import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { interviewTexts as texts } from './messages.ts';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says that a lost line or a server in trouble loses nothing. */
export function ConnectionNote({ isStuck }: { isStuck: boolean }) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline && !isStuck) return null;
  return (
    <p
      role="status"
      className="flex gap-3 rounded-card border border-warning-line bg-warning-soft p-3 text-warning-ink"
    >
      <WifiOff aria-hidden className="mt-0.5 size-5 shrink-0" />
      {isOnline ? texts.stuck : texts.offline}
    </p>
  );
}
