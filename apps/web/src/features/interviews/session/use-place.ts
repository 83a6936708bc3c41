import { type AnswerFormat, isRecorded, type RecordedFormat } from '@nimble/contracts/answers';
import type { OpenInterview, PublicQuestion } from '@nimble/contracts/interviews';
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
  const devices = useCheckedDevices(session, interview);
  const { devicesChecked, microphoneChecked } = devices;
  /** What the candidate chose for a question, where there was a choice. */
  const [wanted, setWanted] = useState<{ questionId: number; format: AnswerFormat }>();
  const [isBeforeFirst, setIsBeforeFirst] = useState(false);
  const question = interview.job.questions[questionIndex];
  const chosen = wanted?.questionId === question?.id ? wanted?.format : undefined;
  const only = onlyFormat(question);
  const unchecked = uncheckedOf(only ?? chosen, devices);
  const stage = reviewing ? 'review' : `question ${questionIndex}`;
  useBackStep(unchecked === undefined ? stage : 'devices', () => {
    if (unchecked !== undefined && chosen !== undefined) setWanted(undefined);
    else if (reviewing && unchecked === undefined) setReviewing(false);
    else if (questionIndex > 0) setQuestionIndex(questionIndex - 1);
    else if (only !== undefined && isRecorded(only) && unchecked === undefined) devices.forget();
    else setIsBeforeFirst(true);
  });
  useEffect(() => {
    const place = { questionIndex, reviewing, devicesChecked, microphoneChecked };
    writeLocalSession(jobToken, { email, token, submissionId, ...place });
  }, [jobToken, email, token, submissionId, questionIndex, reviewing, devicesChecked, microphoneChecked]);
  return {
    questionIndex,
    setQuestionIndex,
    reviewing,
    setReviewing,
    /** Before the first answer that is recorded like this: its devices are checked. */
    unchecked,
    onChecked: devices.onChecked,
    formatOf: (questionId: number) => ({
      isChecked: (format: AnswerFormat) => uncheckedOf(format, devices) === undefined,
      wanted: wanted?.questionId === questionId ? wanted.format : undefined,
      onWanted: (format: AnswerFormat) => setWanted({ questionId, format }),
    }),
    /** The back button was pressed at the first stage. */
    isBeforeFirst,
    stay: () => setIsBeforeFirst(false),
  };
}

type Checked = { devicesChecked: boolean; microphoneChecked: boolean };

/** Checked on this device: camera and microphone together, or the microphone alone. */
function useCheckedDevices(session: LocalSession, interview: OpenInterview) {
  const [checked, setChecked] = useState<Checked>({
    // When an interview continues on another device, earlier recordings reveal nothing about this one.
    devicesChecked: session.devicesChecked ?? interview.takeCounts.length > 0,
    microphoneChecked: session.microphoneChecked ?? false,
  });
  return {
    ...checked,
    onChecked: (format: RecordedFormat) =>
      setChecked((before) => ({
        devicesChecked: before.devicesChecked || format === 'video',
        microphoneChecked: true,
      })),
    forget: () => setChecked({ devicesChecked: false, microphoneChecked: false }),
  };
}

/** The format, if it is recorded with devices that were not checked yet. */
function uncheckedOf(format: AnswerFormat | undefined, checked: Checked): RecordedFormat | undefined {
  if (format === undefined || !isRecorded(format) || checked.devicesChecked) return undefined;
  return format === 'audio' && checked.microphoneChecked ? undefined : format;
}

function onlyFormat(question: PublicQuestion | undefined): AnswerFormat | undefined {
  const [only, ...others] = question?.formats ?? [];
  return others.length === 0 ? only?.format : undefined;
}
