import { recordingBitrates, smallRecording } from '@nimble/contracts/recordings';
import { storageKeys } from '../../../lib/storage-keys.ts';

/** What a person has chosen to record with, kept on this device. */
export type Devices = {
  cameraId?: string;
  microphoneId?: string;
  /** 480p, for a line that does not keep up. */
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

/** A browser that keeps nothing asks again next time. */
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
 * Spec 1 §9. A device that was chosen and is gone is no reason to fail: the browser takes another one then. A picture is
 * made small, if it must be, before it is encoded.
 */
export function constraintsOf({ cameraId, microphoneId, isSmall }: Devices): MediaStreamConstraints {
  const { width, height } = isSmall ? smallRecording : { width: 1280, height: 720 };
  return {
    video: {
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
export function bitratesOf(isSmall: boolean) {
  return {
    videoBitsPerSecond: isSmall ? smallRecording.video : recordingBitrates.video,
    audioBitsPerSecond: recordingBitrates.audio,
  };
}

/** Of picture and sound together. */
export function bitsPerSecond(isSmall: boolean): number {
  const { videoBitsPerSecond, audioBitsPerSecond } = bitratesOf(isSmall);
  return videoBitsPerSecond + audioBitsPerSecond;
}
