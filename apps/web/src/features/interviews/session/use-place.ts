import type { OpenInterview } from '@nimble/contracts/interviews';
import { useEffect, useState } from 'react';
import { useBackStep } from '../back-button/use-back-step.ts';
import { type LocalSession, writeLocalSession } from './local-session.ts';

type Options = { jobToken: string; session: LocalSession; interview: OpenInterview };

/** The candidate's current stage, also after a reload; the browser's back button leads to the stage before. */
export function usePlace({ jobToken, session, interview }: Options) {
  const { email, token, submissionId } = session;
  const [questionIndex, setQuestionIndex] = useState(
    Math.min(session.questionIndex, interview.job.questions.length - 1),
  );
  const [reviewing, setReviewing] = useState(session.reviewing);
  const [devicesChecked, setDevicesChecked] = useState(
    // When an interview continues on another device, earlier recordings reveal nothing about this one.
    session.devicesChecked ?? interview.takeCounts.length > 0,
  );
  /** The question for which the candidate chose video, where there was a choice. */
  const [videoFor, setVideoFor] = useState<number>();
  const [isBeforeFirst, setIsBeforeFirst] = useState(false);
  const question = interview.job.questions[questionIndex];
  const isOnVideoOnly = question?.formats.every(({ format }) => format === 'video') ?? true;
  const isChosen = videoFor !== undefined && videoFor === question?.id;
  const isCheckingDevices = !devicesChecked && (isOnVideoOnly || isChosen);
  const stage = reviewing ? 'review' : `question ${questionIndex}`;
  useBackStep(isCheckingDevices ? 'devices' : stage, () => {
    if (isCheckingDevices && isChosen) setVideoFor(undefined);
    else if (reviewing && !isCheckingDevices) setReviewing(false);
    else if (questionIndex > 0) setQuestionIndex(questionIndex - 1);
    else if (isOnVideoOnly && devicesChecked) setDevicesChecked(false);
    else setIsBeforeFirst(true);
  });
  useEffect(() => {
    const place = { questionIndex, reviewing, devicesChecked };
    writeLocalSession(jobToken, { email, token, submissionId, ...place });
  }, [jobToken, email, token, submissionId, questionIndex, reviewing, devicesChecked]);
  return {
    questionIndex,
    setQuestionIndex,
    reviewing,
    setReviewing,
    devicesChecked,
    setDevicesChecked,
    /** Before the first answer that needs camera and microphone. */
    isCheckingDevices,
    videoOf: (questionId: number) => ({
      devicesChecked,
      isVideoWanted: videoFor === questionId,
      onVideo: () => setVideoFor(questionId),
    }),
    /** The back button was pressed at the first stage. */
    isBeforeFirst,
    stay: () => setIsBeforeFirst(false),
  };
}
