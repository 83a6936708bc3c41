import '@fontsource-variable/inter/wght.css';
import '../ui/tokens.css';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { startLanguage } from '../lib/language/language.ts';
import { ignoreSecondClicks } from '../ui/buttons/second-clicks.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { loadAllTexts, loadCandidateTexts } from './load-texts.ts';
import { LoadingScreen } from './loading-screen.tsx';

const App = lazy(async () => {
  // The workspace reads some texts only once, when its modules load.
  await startLanguage(loadAllTexts);
  return { default: (await import('./app.tsx')).App };
});
const InterviewPage = lazy(async () => {
  const [{ InterviewPage: page }] = await Promise.all([
    import('../features/interviews/index.ts'),
    startLanguage(loadCandidateTexts),
  ]);
  return { default: page };
});
const GuestPage = lazy(async () => {
  const [{ loadGuestPage }] = await Promise.all([
    import('../features/guests/index.ts'),
    startLanguage(loadCandidateTexts),
  ]);
  return { default: await loadGuestPage() };
});

/** A guest's page has a single address; its token is in the fragment. */
const isGuest = /^\/guest\/?$/.test(location.pathname);
/** A candidate's page needs neither the router nor anything else of the employer's side, so it loads none of it. */
const [, jobToken, mine] = /^\/interview\/([^/]+)(\/mine)?\/?$/.exec(location.pathname) ?? [];

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
ignoreSecondClicks();
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <Suspense fallback={<LoadingScreen />}>
        {isGuest ? (
          <GuestPage />
        ) : jobToken === undefined ? (
          <App />
        ) : (
          <InterviewPage jobToken={jobToken} isSent={mine !== undefined} />
        )}
      </Suspense>
    </ErrorBoundary>
  </StrictMode>,
);
