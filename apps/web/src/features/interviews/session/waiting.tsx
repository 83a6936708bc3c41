import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { interviewTexts as texts } from '../messages.ts';

export function Waiting() {
  return (
    <div role="status" className="m-auto flex items-center gap-3 text-ink-soft">
      <Spinner /> <h1>{texts.loading}</h1>
    </div>
  );
}
