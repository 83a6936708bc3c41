import { EmptyState } from '../ui/empty-state.tsx';
import { appMessages as messages } from './messages.ts';

export function Interview({ jobToken }: { jobToken: string }) {
  return (
    <main data-surface="candidate" className="grid min-h-dvh place-items-center bg-canvas">
      <EmptyState key={jobToken} title={messages.notBuilt} text={messages.notBuiltText} />
    </main>
  );
}
