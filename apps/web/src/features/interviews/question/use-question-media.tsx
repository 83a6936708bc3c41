import type { PublicJob, PublicQuestion } from '@nimble/contracts/interviews';
import { type ReactNode, useState } from 'react';
import { InterviewMedia } from '../../question-media/index.ts';

type Circumstances = {
  job: PublicJob;
  isRecording: boolean;
  /** It has no answer yet. */
  isNew: boolean;
};

/** The file of a question. Thinking time waits until it was played or skipped. */
export function useQuestionMedia(token: string) {
  const [over, setOver] = useState<ReadonlySet<number>>(new Set());
  const isAwaited = ({ id, hasMedia }: PublicQuestion) => hasMedia === true && !over.has(id);
  return {
    isAwaited,
    shown(question: PublicQuestion, { job, isRecording, isNew }: Circumstances): ReactNode {
      if (question.hasMedia !== true) return null;
      const { id } = question;
      return (
        <InterviewMedia
          key={`media-${id}`}
          token={token}
          questionId={id}
          isRecording={isRecording}
          isAwaited={isAwaited(question) && job.thinkingTime > 0 && isNew}
          onOver={() => setOver((before) => new Set([...before, id]))}
        />
      );
    },
  };
}
