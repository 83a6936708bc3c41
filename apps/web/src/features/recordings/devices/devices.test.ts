import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bitsPerSecond, constraintsOf, readDevices, writeDevices } from './devices.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('remembers the choice, and ignores invalid data', () => {
  expect(readDevices()).toEqual({ isSmall: false });
  writeDevices({ cameraId: 'front', isSmall: true });
  expect(readDevices()).toEqual({ cameraId: 'front', isSmall: true });
  for (const nonsense of ['{', '[]', '7', '{"cameraId":7}', '{"isSmall":"yes"}']) {
    kept.set('nimble_devices', nonsense);
    expect(readDevices()).toEqual({ isSmall: false });
  }
});

test('requests devices without requiring them, and a smaller picture if needed', () => {
  expect(constraintsOf({ isSmall: false }, 'video')).toMatchObject({
    video: { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: 'user' },
    audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  });
  expect(constraintsOf({ cameraId: 'a', microphoneId: 'b', isSmall: true }, 'video')).toMatchObject({
    video: { height: { ideal: 480 }, deviceId: { ideal: 'a' } },
    audio: { deviceId: { ideal: 'b' } },
  });
  expect(bitsPerSecond(false, 'video')).toBe(2_628_000);
  expect(bitsPerSecond(true, 'video')).toBe(1_128_000);
});

test('audio asks for the microphone alone, and sends sound alone', () => {
  const { video, audio } = constraintsOf({ cameraId: 'a', microphoneId: 'b', isSmall: false }, 'audio');
  expect(video).toBe(false);
  expect(audio).toMatchObject({ deviceId: { ideal: 'b' } });
  expect(bitsPerSecond(false, 'audio')).toBe(128_000);
});
