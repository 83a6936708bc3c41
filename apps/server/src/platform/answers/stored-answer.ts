import {
  type AnswerFormat,
  isRecorded,
  type KeptValue,
  type RecordedFormat,
  type ShownValue,
  showValue,
  type UnrecordedFormat,
} from '@nimble/contracts/answers';
import { type SqlBool, sql } from 'kysely';

/** The columns of `responses` that tell what an answer is. */
export const storedAnswerColumns = [
  'responses.format',
  'responses.take_id',
  'responses.value',
  'responses.seconds_used',
  'responses.is_late',
] as const;

type AnswerRow = {
  format: AnswerFormat;
  take_id: string | null;
  value: KeptValue | null;
  seconds_used: number | null;
  is_late: boolean | null;
};

/** An answer is a take or a value; the table's checks allow nothing else. */
export type StoredAnswer =
  | { isRecorded: true; format: RecordedFormat; takeId: string }
  | { isRecorded: false; format: UnrecordedFormat; value: ShownValue };

/** Makes the address of a file for its reader. */
export type FileAddress = (fileId: number) => string;

export function storedAnswer(row: AnswerRow, addressOf: FileAddress): StoredAnswer {
  const { format, take_id: takeId } = row;
  if (isRecorded(format)) {
    if (takeId === null) throw new TypeError('A recorded answer without a take');
    return { isRecorded: true, format, takeId };
  }
  const value = storedValue(row, addressOf);
  if (value === null) throw new TypeError(`An answer without a value: ${format}`);
  return { isRecorded: false, format, value };
}

/** The value of an answer that is not recorded, as it is read; null for a recording. */
export function storedValue(
  row: Omit<AnswerRow, 'format' | 'take_id'>,
  addressOf: FileAddress,
): ShownValue | null {
  const { value, seconds_used: seconds, is_late: isLate } = row;
  if (value?.format === 'file')
    return { ...value, files: value.files.map((file) => ({ ...file, url: addressOf(file.id) })) };
  if (value === null || seconds === null || isLate === null) return null;
  return showValue(value, { seconds, isLate });
}

/**
 * Is this one of an answer's files? No index supports it, so it must stand beside a condition that leaves few answers.
 */
export function hasFile(fileId: number) {
  return sql<SqlBool>`responses.value @> ${JSON.stringify({ files: [{ id: fileId }] })}::jsonb`;
}
