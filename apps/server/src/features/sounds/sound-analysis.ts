import type { Sound } from '@nimble/speech';
import type { Database, Transaction } from '../../platform/database/index.ts';
import type { Storage } from '../../platform/storage/index.ts';
import type { AnswerSound, RecordedAnswer } from './sounds.repository.ts';

type HearableAnswer = RecordedAnswer & { storageKey: string; durationSeconds: number | null };

/** Whether the voice of a submission may be measured; insights say so (`voicePermission`). */
export type VoicePermission = {
  isAllowed: (database: Database | Transaction, companyId: number, submissionId: number) => Promise<boolean>;
  /** Lets the answer change only after the transaction. */
  hold: (transaction: Transaction, companyId: number) => Promise<void>;
};

export type HearingDependencies = {
  database: Database;
  storage: Storage;
  /** The task's temporary folder. */
  folder: string;
  voicePermission: VoicePermission;
};

/** How an answer's sound is analyzed; the implementation is loaded when it is needed. */
export type AnalyzeSound = (
  answer: HearableAnswer,
  dependencies: HearingDependencies,
  signal: AbortSignal,
) => Promise<AnswerSound & { sound: Sound }>;
