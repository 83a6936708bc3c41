import { useState } from 'react';
import { formatDayAndTime } from '../../../lib/formats.ts';
import { locale, useLanguage } from '../../../lib/language/language.ts';
import { useBrand } from '../../../shared/brand.ts';
import { usePageTitle } from '../../../shared/page-title.ts';
import { Tabs } from '../../../ui/buttons/tabs.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { BrokenLink } from '../../../ui/feedback/illustrations.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { LanguagePicker } from '../../../ui/fields/language-picker.tsx';
import { CompanyMark } from '../../../ui/figures/company-mark.tsx';
import { GuestCandidatePanel } from './guest-candidate-panel.tsx';
import { guestTexts as messages } from './messages.ts';
import { type GuestState, useGuestView } from './use-guest-view.ts';

/** The page behind a guest link, without an account. The token stays in the fragment and in memory. */
export function GuestPage() {
  const [token] = useState(() => location.hash.slice(1));
  const { shown, load, end, addComment } = useGuestView(token);
  useLanguage();
  usePageTitle(shown.state === 'shown' ? shown.view.jobTitle : messages.title);
  useBrand(shown.state === 'shown' ? shown.view.company : undefined);
  return (
    <main data-surface="candidate" className="flex min-h-dvh flex-col bg-canvas px-4 py-5 text-ink sm:px-6">
      {shown.state === 'loading' && (
        <div className="m-auto">
          <Spinner label={messages.loading} />
        </div>
      )}
      {shown.state === 'failed' && (
        <ErrorState
          title={messages.loadFailed}
          retryLabel={messages.retry}
          onRetry={load}
          retrying={shown.isRetrying}
        />
      )}
      {shown.state === 'gone' && (
        <section role="alert" className="m-auto flex max-w-form flex-col items-center gap-3 text-center">
          <div className="w-40">
            <BrokenLink />
          </div>
          <h1 className="font-semibold text-2xl">{messages.gone}</h1>
          <p className="text-balance text-ink-soft">{messages.goneText}</p>
        </section>
      )}
      {shown.state === 'shown' && (
        <Interviews view={shown.view} token={token} onReload={load} onEnd={end} onComment={addComment} />
      )}
      <LanguagePicker />
    </main>
  );
}

type Props = {
  view: Extract<GuestState, { state: 'shown' }>['view'];
  token: string;
  onReload: () => void;
  onEnd: () => void;
  onComment: ReturnType<typeof useGuestView>['addComment'];
};

function Interviews({ view, token, onReload, onEnd, onComment }: Props) {
  const { company, candidates } = view;
  const [chosen, setChosen] = useState(String(candidates[0]?.number ?? 1));
  const tabs = candidates.map((candidate) => ({
    value: String(candidate.number),
    label: candidate.name ?? messages.candidate({ number: candidate.number }),
    content: (
      <GuestCandidatePanel
        candidate={candidate}
        comments={view.comments}
        token={token}
        onReload={onReload}
        onEnd={onEnd}
        onComment={onComment}
      />
    ),
  }));
  return (
    <div className="mx-auto w-full max-w-page">
      <header className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <CompanyMark company={company} />
        <div className="min-w-0 flex-1">
          <p dir="auto" className="break-words text-ink-soft">
            {company.name}
          </p>
          <h1 dir="auto" className="break-words font-semibold text-2xl">
            {view.jobTitle}
          </h1>
        </div>
        <p className="text-ink-soft text-sm">
          {messages.until({ date: formatDayAndTime(view.expiresAt, locale()) })}
        </p>
      </header>
      {candidates.length === 0 ? (
        <p className="py-10 text-center text-ink-soft">{messages.noCandidates}</p>
      ) : (
        <div className="rounded-card border border-line bg-surface">
          <Tabs label={messages.candidates} value={chosen} tabs={tabs} onChange={setChosen} />
        </div>
      )}
    </div>
  );
}
