import type { RecordedFormat, ShownValue } from '@nimble/contracts/answers';
import type { KeptTake } from '../../recordings/index.ts';

export type Answer =
  /** Being uploaded: `take` is still on this device. */
  | { status: 'sending'; take: KeptTake }
  /** Received; the server checks whether it can be played. `format` is unknown while an interrupted check is repeated. */
  | { status: 'checking'; format?: RecordedFormat }
  /** It can be played; `duration` in seconds. */
  | { status: 'ready'; format: RecordedFormat; videoUrl: string | null; duration: number | null }
  /** Not recorded, so that it is whole. */
  | { status: 'saved'; value: ShownValue }
  /**
   * `uncheckedTake`: received, and its check was interrupted through no fault of its own. `former`: the id of this
   * answer, if the recording that it replaced can be the answer again.
   */
  | { status: 'failed'; reason: string; uncheckedTake?: string; former?: number };
/** Each answered question, by its id. */
export type Answers = ReadonlyMap<number, Answer>;
