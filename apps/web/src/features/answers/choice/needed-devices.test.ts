import { expect, test } from 'vitest';
import { type DeviceState, obstacleTo } from './needed-devices.ts';

const known = (camera: DeviceState, microphone: DeviceState) => ({ camera, microphone });

test('video needs a camera and a microphone, a written answer neither', () => {
  expect(obstacleTo('video', known('found', 'found'))).toBeUndefined();
  expect(obstacleTo('video', known('missing', 'missing'))).toEqual({ state: 'missing', devices: 'both' });
  expect(obstacleTo('video', known('missing', 'found'))).toEqual({ state: 'missing', devices: 'camera' });
  expect(obstacleTo('video', known('missing', 'blocked'))).toEqual({
    state: 'blocked',
    devices: 'microphone',
  });
  expect(obstacleTo('text', known('unsupported', 'unsupported'))).toBeUndefined();
});
