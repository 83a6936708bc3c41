import { recordedFormatOf } from '@nimble/contracts/answers';
import type { Transaction } from '../../platform/database/index.ts';
import { deleteFiles, eraseFiles, insertFile } from '../../platform/files/index.ts';
import type { Candidate } from '../../platform/http/index.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import {
  findReplacedTake,
  setFormerRecording,
  setNotReplaced,
  setReplaced,
} from './former-recordings.repository.ts';
import type { RecordedAnswer } from './responses.repository.ts';
import { takeKey, takeKeys } from './takes/take-keys.ts';
import { deleteTakes } from './takes/takes.repository.ts';

type Owner = Pick<Candidate, 'companyId' | 'submissionId'>;

/** With its file and the bytes. */
export async function eraseRecording(
  transaction: Transaction,
  owner: Owner,
  { takeId, fileId }: Pick<RecordedAnswer, 'takeId' | 'fileId'>,
): Promise<void> {
  await deleteFiles(transaction, owner.companyId, [fileId]);
  await eraseTake(transaction, owner, takeId);
}

/** With its bytes: a take that has no file, as one that was replaced. */
export async function eraseTake(transaction: Transaction, owner: Owner, takeId: string): Promise<void> {
  await deleteTakes(transaction, owner, [takeId]);
  await enqueue(transaction, eraseFiles, { keys: takeKeys(takeId) });
}

/**
 * Keeps a usable recording until the one that replaces it was checked: that one may turn out to be unusable.
 * @returns the take to keep: of an unusable recording, the one that it had replaced itself
 */
export async function keepFormer(
  transaction: Transaction,
  owner: Owner,
  replaced: RecordedAnswer,
): Promise<string | null> {
  if (replaced.status !== 'ready') {
    await eraseRecording(transaction, owner, replaced);
    return replaced.formerTakeId;
  }
  await setReplaced(transaction, owner, replaced);
  await deleteFiles(transaction, owner.companyId, [replaced.fileId]);
  return replaced.takeId;
}

/** Erases a recording that cannot be used; the one that it replaced is the answer again. @returns false without one. */
export async function restoreFormer(
  transaction: Transaction,
  owner: Owner,
  unusable: RecordedAnswer & { id: number; questionId: number },
): Promise<boolean> {
  if (unusable.formerTakeId === null) return false;
  const former = await findReplacedTake(transaction, owner, unusable.formerTakeId);
  if (former === undefined) return false;
  const { takeId, mime, sha256, sizeBytes } = former;
  const fileId = await insertFile(transaction, {
    companyId: owner.companyId,
    storageKey: takeKey(takeId),
    name: answerName(unusable.questionId, mime),
    mime,
    sizeBytes,
  });
  const format = recordedFormatOf(mime);
  await setFormerRecording(transaction, owner, unusable.id, { takeId, fileId, sha256, format });
  await setNotReplaced(transaction, owner, takeId);
  await eraseRecording(transaction, owner, unusable);
  return true;
}

/** Before the bytes are judged, with the extension of what the browser recorded. */
export function answerName(questionId: number, mime: string): string {
  return `answer-${questionId}.${extensionOf(mime)}`;
}

function extensionOf(mime: string): string {
  if (mime === 'audio/mp4') return 'm4a';
  return mime === 'video/mp4' ? 'mp4' : 'webm';
}
