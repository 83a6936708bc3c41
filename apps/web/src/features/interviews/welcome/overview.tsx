import type { PublicJob } from '@nimble/contracts/interviews';
import { CalendarClock, Clock, ListChecks, PenLine, Video, VideoOff } from 'lucide-react';
import { useState } from 'react';
import { formatDayAndTime } from '../../../lib/formats.ts';
import { locale } from '../../../lib/language/language.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CompanyMark } from '../../../ui/figures/company-mark.tsx';
import { WelcomeMedia } from '../../question-media/welcome/index.ts';
import { interviewTexts as texts } from '../messages.ts';
import { expectationsOf } from './expectations.ts';
import { Fact, JobFacts, JobNote } from './job-facts.tsx';
import { welcomeTexts } from './messages.ts';
import { estimatedMinutes } from './minutes.ts';
import { Privacy } from './privacy.tsx';
import { QuestionsInAdvance } from './questions-in-advance.tsx';
import { isVideoOptional, kindOf, welcomeWords } from './welcome-words.ts';

type Props = { job: PublicJob; jobToken: string; onStart: () => void };

/** The overview of the interview, before any input. */
export function Overview({ job, jobToken, onStart }: Props) {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [isFirstPage, setIsFirstPage] = useState(false);
  const words = welcomeWords(job);

  function leave(): void {
    // A link that was typed, or opened from an email, has at most an empty page before it.
    if (document.referrer === '') setIsFirstPage(true);
    else window.history.back();
  }

  return (
    <article className="m-auto flex w-full max-w-reading flex-col gap-6">
      <JobIntroduction job={job} jobToken={jobToken} />
      <JobNote title={texts.requirements} note={job.requirements} />
      <JobNote title={texts.benefits} note={job.benefits} />
      <Expectations job={job} />
      <QuestionsInAdvance job={job} />
      {isHelpOpen && <Help text={words.helpText} />}
      <Privacy company={job.company.name} privacy={job.privacy} />
      <div data-stays="bottom" className="stays-below fades-to-canvas flex flex-col gap-3 py-3">
        <p className="text-ink-soft text-sm">{words.consent}</p>
        <Button variant="primary" size="large" className="sm:self-start" onClick={onStart}>
          {texts.start}
        </Button>
      </div>
      {/* Not in the sticky bar: on a phone it would cover a third of the page. */}
      <div className="-mt-3 flex flex-wrap items-center gap-3">
        <Button size="large" onClick={leave}>
          {texts.back}
        </Button>
        <Button
          variant="ghost"
          size="large"
          aria-expanded={isHelpOpen}
          aria-controls="interview-help"
          onClick={() => setIsHelpOpen(!isHelpOpen)}
        >
          {texts.help}
        </Button>
        <p role="status" className="w-full text-ink-soft empty:hidden">
          {isFirstPage && texts.nothingBefore}
        </p>
      </div>
    </article>
  );
}

/** The company, the job, and the duration. */
function JobIntroduction({ job, jobToken }: Omit<Props, 'onStart'>) {
  const kind = kindOf(job);
  const words = welcomeWords(job);
  return (
    <header className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-ink-soft">
        <CompanyMark company={job.company} />
        {words.invitedBy({ company: job.company.name })}
      </p>
      <h1 dir="auto" className="text-balance font-semibold text-3xl tracking-tight">
        {job.title}
      </h1>
      <JobFacts job={job} />
      {job.welcome !== null && (
        <p className="whitespace-pre-line border-brand-line border-s-4 ps-4 text-lg">{job.welcome}</p>
      )}
      {job.hasWelcomeMedia && <WelcomeMedia jobToken={jobToken} />}
      <p dir="auto" className="whitespace-pre-line text-ink-soft">
        {job.description}
      </p>
      <ul className="flex flex-wrap gap-x-5 gap-y-2 text-ink-soft">
        <Fact icon={<ListChecks />}>{texts.questions({ count: job.questions.length })}</Fact>
        <Fact icon={<Clock />}>{texts.minutes({ minutes: estimatedMinutes(job) })}</Fact>
        <Fact icon={kind === 'written' ? <PenLine /> : kind === 'audio' ? null : <Video />}>
          {words.format}
        </Fact>
        {job.deadline !== null && (
          <Fact icon={<CalendarClock />}>
            {texts.openUntil({ time: formatDayAndTime(job.deadline, locale()) })}
          </Fact>
        )}
      </ul>
      {isVideoOptional(job) && (
        <p className="flex items-center gap-2 font-medium">
          <VideoOff aria-hidden className="size-4 shrink-0 text-brand-ink" />
          {welcomeTexts.withoutVideo}
        </p>
      )}
    </header>
  );
}

/** It may open out of view, above the sticky buttons. */
function Help({ text }: { text: string }) {
  return (
    <section
      id="interview-help"
      ref={(help) => help?.scrollIntoView({ block: 'nearest' })}
      className="animate-rise rounded-card border border-info-line bg-info-soft p-card"
    >
      <p>{text}</p>
      <p className="mt-2">{texts.support}</p>
    </section>
  );
}

function Expectations({ job }: { job: PublicJob }) {
  return (
    <section className="rounded-card border border-line bg-surface p-card">
      <h2 className="font-semibold text-lg">{texts.whatToExpect}</h2>
      <ol className="mt-3 flex list-decimal flex-col gap-2 ps-5 marker:text-ink-faint">
        {expectationsOf(job).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <p className="mt-4 text-ink-soft">{texts.breaks}</p>
    </section>
  );
}
