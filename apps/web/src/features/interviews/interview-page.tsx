import { Suspense } from 'react';
import { Interview } from './interview.tsx';
import { Waiting } from './waiting.tsx';

/** The public page behind a share link (spec 1 §2). */
export function InterviewPage({ jobToken }: { jobToken: string }) {
  return (
    <main data-surface="candidate" className="flex min-h-dvh flex-col bg-canvas px-4 py-6 text-ink sm:py-8">
      <Suspense fallback={<Waiting />}>
        <Interview jobToken={jobToken} />
      </Suspense>
    </main>
  );
}
