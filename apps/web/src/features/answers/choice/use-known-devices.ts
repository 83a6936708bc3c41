import { useEffect, useState } from 'react';
import type { Device, DeviceState, KnownDevices } from './needed-devices.ts';

const kinds = { camera: 'videoinput', microphone: 'audioinput' } as const;
const names = ['camera', 'microphone'] as const satisfies readonly Device[];

/** What can be known of camera and microphone without asking for them; follows what is connected and allowed. */
export function useKnownDevices(): KnownDevices {
  const [known, setKnown] = useState<KnownDevices>(() => all(canRecord() ? 'found' : 'unsupported'));
  useEffect(() => {
    if (!canRecord()) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    const look = async () => {
      const found = await Promise.all(names.map(stateOf));
      if (!signal.aborted) setKnown({ camera: found[0] ?? 'found', microphone: found[1] ?? 'found' });
    };
    void look();
    navigator.mediaDevices.addEventListener('devicechange', () => void look(), { signal });
    for (const name of names)
      void permissionOf(name).then((permission) =>
        permission?.addEventListener('change', () => void look(), { signal }),
      );
    return () => stopping.abort();
  }, []);
  return known;
}

function canRecord(): boolean {
  return window.isSecureContext && 'mediaDevices' in navigator && typeof MediaRecorder !== 'undefined';
}

function all(state: DeviceState): KnownDevices {
  return { camera: state, microphone: state };
}

async function stateOf(device: Device): Promise<DeviceState> {
  const permission = await permissionOf(device);
  if (permission?.state === 'denied') return 'blocked';
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => undefined);
  return devices?.some(({ kind }) => kind === kinds[device]) === false ? 'missing' : 'found';
}

/** Browsers that do not know these names reject. */
function permissionOf(name: Device): Promise<PermissionStatus | undefined> {
  return navigator.permissions?.query({ name }).catch(() => undefined) ?? Promise.resolve(undefined);
}
