import { isRecorded } from '@nimble/contracts/answers';
import type { PublicJob, PublicQuestion } from '@nimble/contracts/interviews';
import { Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatDuration, formatPercent } from '../../../../lib/formats.ts';
import { isTimed } from '../../../../shared/questions/is-timed.ts';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { Badge } from '../../../../ui/figures/badge.tsx';
import { CompanyMark } from '../../../../ui/figures/company-mark.tsx';
import { answerTexts } from '../../../answers/index.ts';
import { interviewTexts as texts } from '../../messages.ts';
import type { QuestionPlace } from '../use-question-place.ts';
import { QuestionDots } from './question-dots.tsx';
import { QuestionNav } from './question-nav.tsx';

type Props = { job: PublicJob; timeFactor: number; question: PublicQuestion; place: QuestionPlace };

/** The question's text, its position, and the navigation to others. */
export function QuestionHeader({ job, timeFactor, question, place }: Props) {
  const { index, progress, isAnswered, isUnjudged, navigation, reasonId, closedBy } = place;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [index]);
  return (
    <header className="flex flex-col gap-3">
      {/* On a phone far from the buttons of the recorder. */}
      <QuestionNav {...navigation} reasonId={reasonId} className="sm:hidden">
        {/* Without the word, a full bar looks like the end while optional questions are still open. */}
        <span
          aria-hidden
          className="m-auto min-w-0 flex-1 basis-0 text-center text-ink-soft text-sm tabular-nums"
        >
          {job.questions.every(({ isRequired }) => isRequired)
            ? formatPercent(progress / 100)
            : texts.requiredPercent({ percent: progress })}
        </span>
      </QuestionNav>
      <div className="flex items-center justify-between gap-4">
        <p className="hidden min-w-0 items-center gap-3 text-ink-soft text-sm sm:flex">
          <CompanyMark company={job.company} />
          <span dir="auto" title={job.title} className="truncate">
            {job.title}
          </span>
        </p>
        <QuestionDots
          questions={job.questions}
          index={index}
          isAnswered={isAnswered}
          isUnjudged={isUnjudged}
          closedBy={closedBy}
          onMove={navigation.onMove}
        />
      </div>
      <ProgressBar label={texts.progress({ percent: progress })} percent={progress} />
      <QuestionFacts job={job} timeFactor={timeFactor} question={question} place={place} />
      <h1 dir="auto" ref={heading} tabIndex={-1} className="text-balance font-semibold text-2xl outline-none">
        {question.question}
      </h1>
    </header>
  );
}

function QuestionFacts({ job, timeFactor, question, place: { index, progress } }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-soft text-sm">
      <span>{texts.questionOf({ number: index + 1, count: job.questions.length })}</span>
      <Badge tone={question.isRequired ? 'amber' : 'neutral'}>
        {question.isRequired ? texts.required : texts.optional}
      </Badge>
      {isTimed(question) && (
        <span className="inline-flex items-center gap-1.5 tabular-nums">
          <Clock aria-hidden className="size-4" />
          {limitInWords(job, question)}
        </span>
      )}
      {timeFactor > 1 && !job.untimed && isTimed(question) && (
        <span>{answerTexts.extraTime({ factor: timeFactor })}</span>
      )}
      <span className="ms-auto hidden sm:inline">{texts.progress({ percent: progress })}</span>
    </div>
  );
}

/** Without a limit only a recording ends, when storage needs it; a file has none beside an answer with a limit. */
function limitInWords({ untimed }: PublicJob, { duration, formats }: PublicQuestion): string {
  const time = formatDuration(duration);
  if (!untimed && formats.some(({ format }) => format === 'file'))
    return answerTexts.timeLimitButFiles({ time });
  if (!untimed) return texts.timeLimit({ time });
  return formats.some(({ format }) => isRecorded(format))
    ? answerTexts.untimedRecording({ time })
    : texts.untimed;
}
