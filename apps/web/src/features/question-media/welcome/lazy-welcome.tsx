import { lazy, Suspense } from 'react';

// Apart from the other parts, because it is on the first page.
const LazyWelcomeMedia = lazy(() => import('./welcome-media.tsx').catch(() => ({ default: () => null })));

/** What a job shows before the start, which does not wait for it. */
export function WelcomeMedia(props: { jobToken: string }) {
  return (
    <Suspense>
      <LazyWelcomeMedia {...props} />
    </Suspense>
  );
}
