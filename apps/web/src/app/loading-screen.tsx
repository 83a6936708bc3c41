import { Spinner } from '../ui/feedback/spinner.tsx';
import { appMessages as messages } from './messages.ts';

/** Shown while the code of a page is loading. */
export function LoadingScreen() {
  return (
    <div className="grid min-h-[60dvh] place-items-center text-ink-faint">
      <Spinner label={messages.loading} className="size-6" />
    </div>
  );
}
