import { Suspense } from 'react';
import { useLanguage } from '../../../lib/language/language.ts';
import { LanguagePicker } from '../../../ui/fields/language-picker.tsx';
import { Interview } from './interview.tsx';
import { lazyPage } from './lazy-page.tsx';
import { OutdatedPage } from './outdated-page.tsx';
import { Waiting } from './waiting.tsx';

const [SentInterviewPage] = lazyPage(
  async () => (await import('../sent/sent-interview-page.tsx')).SentInterviewPage,
);

type Props = {
  jobToken: string;
  /** The candidate's own submission, in place of the interview. */
  isSent: boolean;
};

/** The public page behind a share link. */
export function InterviewPage({ jobToken, isSent }: Props) {
  useLanguage();
  return (
    <main data-surface="candidate" className="flex min-h-dvh flex-col bg-canvas px-4 py-6 text-ink sm:py-8">
      <OutdatedPage>
        <Suspense fallback={<Waiting />}>
          {isSent ? <SentInterviewPage jobToken={jobToken} /> : <Interview jobToken={jobToken} />}
        </Suspense>
      </OutdatedPage>
      <LanguagePicker />
    </main>
  );
}
