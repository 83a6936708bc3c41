/** Why a camera or microphone stopped working, as far as the browser tells. */
export type LossReason = 'unplugged' | 'withdrawn' | 'taken';

type Watched = { name: 'camera' | 'microphone'; deviceId: string | undefined; wasGranted: boolean };

/**
 * Resolves with the reason as soon as one of the tracks ends by itself; otherwise never. The tracks' initial state is
 * needed to distinguish the reasons.
 */
export function whenLost(stream: MediaStream): Promise<LossReason> {
  return new Promise((resolve) => {
    for (const track of stream.getTracks()) {
      const watched = watch(track);
      track.addEventListener('ended', () => void watched.then(reasonOf).then(resolve), { once: true });
    }
  });
}

async function watch(track: MediaStreamTrack): Promise<Watched> {
  const name = track.kind === 'video' ? 'camera' : 'microphone';
  const { deviceId } = track.getSettings();
  return { name, deviceId, wasGranted: (await permissionOf(name)) === 'granted' };
}

async function reasonOf({ name, deviceId, wasGranted }: Watched): Promise<LossReason> {
  const permission = await permissionOf(name);
  // Some browsers report `prompt` for a one-time permission; only a change is meaningful then.
  if (permission === 'denied' || (wasGranted && permission === 'prompt')) return 'withdrawn';
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => undefined);
  const isGone = devices !== undefined && !devices.some((device) => device.deviceId === deviceId);
  return isGone && deviceId !== undefined ? 'unplugged' : 'taken';
}

/** undefined if the browser does not know these names. */
async function permissionOf(name: Watched['name']): Promise<PermissionState | undefined> {
  try {
    return (await navigator.permissions.query({ name })).state;
  } catch {
    return undefined;
  }
}
