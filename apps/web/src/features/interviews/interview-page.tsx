import { lazy, Suspense } from 'react';
import { Interview } from './interview.tsx';
import { Waiting } from './waiting.tsx';

const SentInterviewPage = lazy(async () => ({
  default: (await import('./sent-interview-page.tsx')).SentInterviewPage,
}));

type Props = {
  jobToken: string;
  /** The page of what was sent, in place of the interview. */
  isSent: boolean;
};

/** The public page behind a share link (spec 1 §2). */
export function InterviewPage({ jobToken, isSent }: Props) {
  return (
    <main data-surface="candidate" className="flex min-h-dvh flex-col bg-canvas px-4 py-6 text-ink sm:py-8">
      <Suspense fallback={<Waiting />}>
        {isSent ? <SentInterviewPage jobToken={jobToken} /> : <Interview jobToken={jobToken} />}
      </Suspense>
    </main>
  );
}
