import type { RecordedFormat } from '@nimble/contracts/answers';
import { recordingBitrates, smallRecording } from '@nimble/contracts/recordings';
import { storageKeys } from '../../../lib/storage-keys.ts';

/** The user's chosen devices, stored on this device. */
export type Devices = {
  cameraId?: string;
  microphoneId?: string;
  /** 480p, for a slow connection. */
  isSmall: boolean;
};

export function readDevices(): Devices {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKeys.devices) ?? '{}');
    return { isSmall: false, ...(isDevices(kept) ? kept : {}) };
  } catch {
    return { isSmall: false };
  }
}

/** Without storage the browser asks again next time. */
export function writeDevices(devices: Devices): void {
  try {
    localStorage.setItem(storageKeys.devices, JSON.stringify(devices));
  } catch {
    // Full, or forbidden by the browser's settings.
  }
}

function isDevices(value: unknown): value is Partial<Devices> {
  if (typeof value !== 'object' || value === null) return false;
  const { cameraId = '', microphoneId = '', isSmall = false } = value as Record<string, unknown>;
  return typeof cameraId === 'string' && typeof microphoneId === 'string' && typeof isSmall === 'boolean';
}

/**
 * Ideal 1280x720, facing user. A missing device is no failure: the browser takes another one then. A smaller picture is
 * scaled before it is encoded. Audio asks for no camera.
 */
export function constraintsOf(
  { cameraId, microphoneId, isSmall }: Devices,
  format: RecordedFormat,
): MediaStreamConstraints {
  const { width, height } = isSmall ? smallRecording : { width: 1280, height: 720 };
  return {
    video: format === 'video' && {
      width: { ideal: width },
      height: { ideal: height },
      facingMode: 'user',
      ...(cameraId !== undefined && { deviceId: { ideal: cameraId } }),
    },
    audio: {
      echoCancellation: true,
      noiseSuppression: true,
      autoGainControl: true,
      ...(microphoneId !== undefined && { deviceId: { ideal: microphoneId } }),
    },
  };
}

/** Bits per second, as MediaRecorder takes them. */
export function bitratesOf(isSmall: boolean, format: RecordedFormat) {
  if (format === 'audio') return { audioBitsPerSecond: recordingBitrates.audio };
  return {
    videoBitsPerSecond: isSmall ? smallRecording.video : recordingBitrates.video,
    audioBitsPerSecond: recordingBitrates.audio,
  };
}

/** The picture, if there is one, and the sound together. */
export function bitsPerSecond(isSmall: boolean, format: RecordedFormat): number {
  const { videoBitsPerSecond = 0, audioBitsPerSecond } = bitratesOf(isSmall, format);
  return videoBitsPerSecond + audioBitsPerSecond;
}
