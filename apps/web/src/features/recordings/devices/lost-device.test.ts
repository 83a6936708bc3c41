import { afterEach, expect, test, vi } from 'vitest';
import { whenLost } from './lost-device.ts';

afterEach(() => vi.unstubAllGlobals());

type Browser = { before: PermissionState | 'unknown'; after: PermissionState | 'unknown'; devices: string[] };

/** A camera `front` that ends by itself in this browser. */
async function lossIn({ before, after, devices }: Browser) {
  let permission = before;
  vi.stubGlobal('navigator', {
    permissions: {
      query: async () => {
        if (permission === 'unknown') throw new TypeError('camera is no permission');
        return { state: permission };
      },
    },
    mediaDevices: { enumerateDevices: async () => devices.map((deviceId) => ({ deviceId })) },
  });
  const track = Object.assign(new EventTarget(), {
    kind: 'video',
    getSettings: () => ({ deviceId: 'front' }),
  });
  const lost = whenLost({ getTracks: () => [track] } as unknown as MediaStream);
  await Promise.resolve();
  await Promise.resolve();
  permission = after;
  track.dispatchEvent(new Event('ended'));
  return lost;
}

test.each([
  [{ before: 'granted', after: 'denied', devices: ['front'] }, 'withdrawn'],
  [{ before: 'granted', after: 'prompt', devices: ['front'] }, 'withdrawn'],
  // Firefox allows once and reports `prompt` all the time.
  [{ before: 'prompt', after: 'prompt', devices: ['back'] }, 'unplugged'],
  [{ before: 'granted', after: 'granted', devices: ['back'] }, 'unplugged'],
  [{ before: 'granted', after: 'granted', devices: ['front'] }, 'taken'],
  [{ before: 'unknown', after: 'unknown', devices: ['front'] }, 'taken'],
] as const)('%j is %s', async (browser, reason) => {
  expect(await lossIn({ ...browser, devices: [...browser.devices] })).toBe(reason);
});
