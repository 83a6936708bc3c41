import type { LossReason } from '../devices/lost-device.ts';

/** Why a recording ended early; `asleep`: the device was asleep. */
export type TakeCut = LossReason | 'asleep' | 'storageFull';

/** A take on this device until the server has accepted it. */
export type KeptTake = {
  takeId: string;
  /** Its name on the server: a new one each time it must be sent from the start. */
  uploadId: string;
  submissionId: number;
  questionId: number;
  mimeType: string;
  /** Bytes of all slices. */
  size: number;
  /**
   * `recording` after a crash, too: the slices until then are usable. `copying` from the server: a part of one that is
   * whole there.
   */
  state: 'copying' | 'recording' | 'recorded' | 'chosen';
  /** Takes of its question that it was chosen over: kept until the server has accepted this one. */
  over?: readonly string[];
  cut: TakeCut | null;
  /** No voice was heard: useless as an answer. */
  isSilent: boolean;
  /** The picture was black. */
  isBlack: boolean;
  /** Seconds. */
  duration: number;
  /** Milliseconds since 1970; the order of a question's takes. */
  startedAt: number;
};

/** Stores takes, slice by slice. */
export type Slices = {
  begin: (take: KeptTake) => Promise<void>;
  /** Adds a slice and the new size in one transaction: a crash keeps both or neither. */
  append: (takeId: string, bytes: ArrayBuffer, duration: number) => Promise<KeptTake | undefined>;
  /** Changes a take's metadata; a deleted one stays deleted. */
  change: (
    takeId: string,
    changes: Partial<
      Pick<KeptTake, 'state' | 'over' | 'cut' | 'isSilent' | 'isBlack' | 'duration' | 'uploadId'>
    >,
  ) => Promise<KeptTake | undefined>;
  find: (takeId: string) => Promise<KeptTake | undefined>;
  ofSubmission: (submissionId: number) => Promise<KeptTake[]>;
  /** The bytes from `offset` on, `most` of them and at most a slice more; empty when there are none yet. */
  read: (takeId: string, offset: number, most: number) => Promise<Uint8Array<ArrayBuffer>>;
  /** For playing it: a blob of blobs, which the browser may keep outside of memory. */
  playable: (takeId: string) => Promise<Blob>;
  forget: (takeId: string) => Promise<void>;
};
