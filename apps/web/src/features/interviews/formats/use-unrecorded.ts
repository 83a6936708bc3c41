import type { UnrecordedFormat } from '@nimble/contracts/answers';
import type { OpenInterview } from '@nimble/contracts/interviews';
import { useDrafts } from './use-drafts.ts';
import { useFiles } from './use-files.ts';

type Options = {
  token: string;
  submissionId: number;
  initial: OpenInterview;
  /** The server refuses an answer. Must be stable between renders. */
  onRefused: (error: unknown) => void;
};

/** The begun answers of this interview that are not recorded: values and files. */
export function useUnrecorded(options: Options) {
  const { attemptsLeft, begunFormat, ...writing } = useDrafts(options);
  const { files, isUploading, hasUnusedFile } = useFiles(options);
  return {
    ...writing,
    files,
    isUploading,
    /** How often a question can still be answered in this format; null: without limit. */
    attemptsLeft: (questionId: number, format: UnrecordedFormat): number | null =>
      // Files can be replaced until the interview is submitted.
      format === 'file' ? null : attemptsLeft(questionId, format),
    /** The format in which an answer was begun that is not used yet; undefined for none. */
    begunFormat: (questionId: number): UnrecordedFormat | undefined =>
      hasUnusedFile(questionId) ? 'file' : begunFormat(questionId),
  };
}
