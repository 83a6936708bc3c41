import type { Sound } from '@nimble/speech';
import type { Database } from '../../platform/database/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import type { AnswerSound, RecordedAnswer } from './sounds.repository.ts';

type HearableAnswer = RecordedAnswer & { storageKey: string; durationSeconds: number | null };

type Dependencies = {
  database: Database;
  storage: Storage;
  /** The task's temporary folder. */
  folder: string;
};

/** How an answer's sound is analyzed; the implementation is loaded when it is needed. */
export type AnalyzeSound = (
  answer: HearableAnswer,
  dependencies: Dependencies,
  signal: AbortSignal,
) => Promise<AnswerSound & { sound: Sound }>;
