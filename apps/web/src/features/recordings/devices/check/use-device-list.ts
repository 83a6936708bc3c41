import { useEffect, useState } from 'react';

/** Available devices; the browser has their names once it has permission. */
export function useDeviceList(isGranted: boolean): {
  cameras: MediaDeviceInfo[];
  microphones: MediaDeviceInfo[];
} {
  const [devices, setDevices] = useState<MediaDeviceInfo[]>([]);
  useEffect(() => {
    if (!isGranted) return;
    const stopping = new AbortController();
    const look = () => {
      navigator.mediaDevices.enumerateDevices().then(
        (found) => {
          if (!stopping.signal.aborted) setDevices(found.filter(({ deviceId }) => deviceId !== ''));
        },
        () => undefined,
      );
    };
    look();
    navigator.mediaDevices.addEventListener('devicechange', look, { signal: stopping.signal });
    return () => stopping.abort();
  }, [isGranted]);
  return {
    cameras: devices.filter(({ kind }) => kind === 'videoinput'),
    microphones: devices.filter(({ kind }) => kind === 'audioinput'),
  };
}
