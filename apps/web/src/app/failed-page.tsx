import { useEffect, useState } from 'react';
import { reachServer } from '../lib/reach-server.ts';
import { useOnce } from '../lib/use-once.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { appMessages as messages } from './messages.ts';
import { UnreachableServer } from './unreachable-server.tsx';

/**
 * In place of a page that failed. Browsers have no common error for code that could not be loaded, so the server is
 * asked whether it can be reached.
 */
export function FailedPage() {
  const [isReached, setIsReached] = useState<boolean>();
  useEffect(() => {
    let isShown = true;
    void reachServer().then((reached) => isShown && setIsReached(reached));
    return () => {
      isShown = false;
    };
  }, []);
  // Reloading without a server would leave the browser's own error page.
  const [tryAgain, isTrying] = useOnce(async () => {
    if (await reachServer()) location.reload();
  });

  if (isReached === undefined) return <LoadingScreen />;
  return isReached ? (
    <ErrorState
      title={messages.crashed}
      text={messages.crashedText}
      retryLabel={messages.reload}
      onRetry={() => location.reload()}
    />
  ) : (
    <UnreachableServer retrying={isTrying} onRetry={() => void tryAgain()} />
  );
}
