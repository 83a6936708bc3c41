import type { PublicJob } from '@nimble/contracts/interviews';
import { interviewTexts as texts } from '../messages.ts';

/** On plans that are not white-label; never beside a question. */
export function PoweredBy({ job: { showsNimble } }: { job: PublicJob }) {
  return showsNimble ? <p className="mt-8 text-center text-ink-soft text-sm">{texts.poweredBy}</p> : null;
}
