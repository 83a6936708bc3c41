import type { PublicJob } from '@nimble/contracts/interviews';
import { useEffect } from 'react';
import { useBrand } from '../../../shared/brand.ts';
import { usePageTitle } from '../../../shared/page-title.ts';
import { useBackButton, useBackStep } from '../back-button/use-back-step.ts';
import { interviewTexts as texts } from '../messages.ts';
import { Overview } from '../welcome/overview.tsx';
import { Unavailable } from '../welcome/unavailable.tsx';
import { ConnectionFailed } from './connection-failed.tsx';
import { lazyPage } from './lazy-page.tsx';
import { doneOf, type LoadedStage, type UnavailableReason } from './load-stage.ts';
import { clearLocalSession, readLocalSession } from './local-session.ts';
import { OtherTab } from './other-tab.tsx';
import { PoweredBy } from './powered-by.tsx';
import { useStage } from './use-stage.ts';
import { Waiting } from './waiting.tsx';

// Later stages are loaded while the first page is read.
const [CandidateForm, fetchCandidateForm] = lazyPage(
  async () => (await import('../form/candidate-form.tsx')).CandidateForm,
);
const [Session, fetchSession] = lazyPage(async () => (await import('./session.tsx')).Session);
const [Success, fetchSuccess] = lazyPage(async () => (await import('../sent/success.tsx')).Success);

const laterPagesMilliseconds = 1000;

/** The stages of one interview, from its link to its end. */
export function Interview({ jobToken }: { jobToken: string }) {
  const { stage, trouble, isElsewhere, move, retry } = useStage(jobToken);
  useBackButton();
  useBackStep(stage.name === 'form' ? 'form' : undefined, () => {
    if (stage.name === 'form') move({ name: 'overview', job: stage.job });
  });
  usePageTitle(trouble === undefined ? titleOf(stage) : texts.connectionFailed);
  useBrand(companyOf(stage));
  useLaterPages(!['opening', 'continuing', 'restoring'].includes(stage.name));

  if (isElsewhere) return <OtherTab />;
  if (trouble !== undefined) return <ConnectionFailed isRetrying={trouble.isRetrying} onRetry={retry} />;
  switch (stage.name) {
    case 'opening':
    case 'continuing':
    case 'restoring':
      return <Waiting />;
    case 'unavailable':
      return <Closed reason={stage.reason} />;
    case 'limitReached':
      return (
        <Unavailable text={texts.limitReached({ company: stage.company })} hint={texts.limitReachedHint} />
      );
    case 'moved':
      return <Unavailable title={texts.begunBefore} text={stage.text} hint={texts.nothingLost} />;
    case 'overview':
      return (
        <>
          <Overview job={stage.job} jobToken={jobToken} onStart={() => move(formOf(stage.job))} />
          <PoweredBy job={stage.job} />
        </>
      );
    case 'form':
      return (
        <>
          <CandidateForm
            job={stage.job}
            jobToken={jobToken}
            {...(stage.known && { known: stage.known })}
            onBack={() => move({ name: 'overview', job: stage.job })}
            onBegun={(session, interview) => move({ name: 'running', session, interview })}
            onRefused={move}
          />
          <PoweredBy job={stage.job} />
        </>
      );
    case 'running':
      return (
        <Session
          jobToken={jobToken}
          session={stage.session}
          interview={stage.interview}
          onLeft={() => move({ name: 'restoring', session: stage.session, end: 'elsewhere' })}
          onDone={(done) => move(doneOf(stage.interview.job, stage.session, done))}
        />
      );
    case 'done':
      return (
        <Success
          company={stage.company}
          end={stage.end}
          closing={stage.closing}
          mine={stage.personalToken && `/interview/${jobToken}/mine#${stage.personalToken}`}
          onOtherCandidate={() => {
            const done = readLocalSession(jobToken);
            if (done !== undefined) clearLocalSession(jobToken, done.email);
            move({ name: 'opening' });
          }}
        />
      );
  }
}

/** A personal link fills in its candidate. */
function formOf(job: PublicJob): LoadedStage {
  const { name, email } = job.invitation ?? {};
  return { name: 'form', job, ...(email !== undefined && { known: { name: name ?? '', email } }) };
}

function Closed({ reason }: { reason: UnavailableReason }) {
  if (reason === 'interview.invitation_submitted')
    return (
      <Unavailable
        title={texts.alreadySubmittedTitle}
        text={texts.closedLinks[reason]}
        hint={texts.alreadySubmittedHint}
      />
    );
  if (reason === 'interview.invitation_unknown')
    return <Unavailable text={texts.closedLinks[reason]} hint={texts.invitationUnknownHint} />;
  const { closedLinks, deadlinePassed, full, notAvailable, notFound } = texts;
  const reasons = { ...closedLinks, deadlinePassed, full, notAvailable, notFound };
  // Nothing is wrong with the link of a known invitation.
  const hint = reason in closedLinks ? texts.linkClosedHint : texts.unavailableHint;
  return <Unavailable text={reasons[reason]} hint={hint} />;
}

/** Fetched early, in case the connection is lost later, but after the first page's own files. */
function useLaterPages(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(fetchLaterPages, laterPagesMilliseconds);
    return () => clearTimeout(timer);
  }, [isShown]);
}

function fetchLaterPages(): void {
  const pages = [fetchCandidateForm(), fetchSession(), fetchSuccess()];
  for (const page of [...pages, import('../../../ui/feedback/toaster.tsx')]) page.catch(() => undefined);
}

function companyOf(stage: ReturnType<typeof useStage>['stage']) {
  if (stage.name === 'overview' || stage.name === 'form') return stage.job.company;
  return stage.name === 'running' ? stage.interview.job.company : undefined;
}

function titleOf(stage: ReturnType<typeof useStage>['stage']): string {
  switch (stage.name) {
    case 'opening':
    case 'continuing':
    case 'restoring':
      return texts.loading;
    case 'unavailable':
      return stage.reason === 'interview.invitation_submitted'
        ? texts.alreadySubmittedTitle
        : texts.unavailable;
    case 'limitReached':
      return texts.unavailable;
    case 'moved':
      return texts.begunBefore;
    case 'overview':
    case 'form':
      return stage.job.title;
    case 'running':
      return stage.interview.job.title;
    case 'done':
      return stage.end === 'ended' ? texts.endedTitle : texts.successTitle;
  }
}
