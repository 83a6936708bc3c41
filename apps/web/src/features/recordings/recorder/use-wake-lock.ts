import { useEffect } from 'react';

/** Keeps the screen from going dark by itself, where the browser can; nothing depends on it. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    async function take(): Promise<void> {
      if (document.hidden) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isOver) await lock.release();
      } catch {
        // A battery that is nearly empty, or the person's settings.
      }
    }
    void take();
    // The browser takes it back whenever the page is out of view.
    const again = () => void take();
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release().catch(() => undefined);
    };
  }, [isWanted]);
}
