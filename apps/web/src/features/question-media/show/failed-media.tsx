import { Button } from '../../../ui/buttons/button.tsx';
import { mediaTexts as texts } from './messages.ts';

type Props = { isRetrying?: boolean; onRetry: () => void };

/** In place of a file that nothing waits for. */
export function FailedMedia({ isRetrying = false, onRetry }: Props) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-3 text-ink-soft"
    >
      <span>{texts.fileFailed}</span>
      <Button size="small" loading={isRetrying} onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}
