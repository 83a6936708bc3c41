import type { AnswerFormat } from '@nimble/contracts/answers';

export type Device = 'camera' | 'microphone';
/** `found` also where the browser does not say: asking for the device tells. */
export type DeviceState = 'found' | 'missing' | 'blocked' | 'unsupported';
export type KnownDevices = { readonly [Each in Device]: DeviceState };

const neededDevices: { readonly [Format in AnswerFormat]: readonly Device[] } = {
  video: ['camera', 'microphone'],
  audio: ['microphone'],
  text: [],
  choice: [],
  number: [],
  date: [],
  file: [],
};

/** Why a format does not work on this device; undefined where it does. */
export type Obstacle = { state: Exclude<DeviceState, 'found'>; devices: 'both' | Device };

/** The first reason that applies: a page that cannot record, then permission, then what is not there. */
export function obstacleTo(format: AnswerFormat, known: KnownDevices): Obstacle | undefined {
  for (const state of ['unsupported', 'blocked', 'missing'] as const) {
    const [first, ...others] = neededDevices[format].filter((device) => known[device] === state);
    if (first !== undefined) return { state, devices: others.length > 0 ? 'both' : first };
  }
  return undefined;
}
