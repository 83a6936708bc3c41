import type { AnswerFormat } from '@nimble/contracts/answers';

/**
 * Has a question a time limit? Files have none, because their upload takes as long as the line needs. Compared by name:
 * the first page of an interview loads no contracts.
 */
export function isTimed({
  formats = [],
}: {
  formats?: readonly { format: AnswerFormat }[] | undefined;
}): boolean {
  return formats.length === 0 || formats.some(({ format }) => format !== 'file');
}
