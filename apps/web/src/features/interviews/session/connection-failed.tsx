import { RotateCw } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { BrokenLink } from '../../../ui/feedback/illustrations.tsx';
import { interviewTexts as texts } from '../messages.ts';

/** No connection or no server, with troubleshooting hints. The page retries by itself, too. */
export function ConnectionFailed({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <section className="m-auto flex max-w-form flex-col items-center gap-4 text-center">
      <div className="w-40">
        <BrokenLink />
      </div>
      <div role="alert">
        <h1 className="font-semibold text-2xl">{texts.connectionFailed}</h1>
        <p className="mt-1.5 text-ink-soft">{texts.loadFailed}</p>
      </div>
      <ul className="flex w-full list-disc flex-col gap-1.5 rounded-card border border-line bg-surface p-card ps-10 text-start text-ink-soft marker:text-ink-faint">
        {[...texts.connectionHints, texts.nothingLost].map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
      <Button variant="primary" size="large" icon={<RotateCw />} loading={isRetrying} onClick={onRetry}>
        {texts.retryConnection}
      </Button>
      <p className="text-ink-faint text-sm">{texts.retriesItself}</p>
    </section>
  );
}
