import type { SubmissionTranscript } from '@nimble/contracts/transcripts';
import { noWordsMessages as messages } from './messages.ts';
import { NoEngineHint } from './no-engine-hint.tsx';
import { useTranscript } from './use-transcript.ts';

/** Why something that needs a submission's words could not be measured; hidden until known. */
export function WhyNoWords({ submissionId }: { submissionId: number }) {
  const { data } = useTranscript(submissionId);
  if (data === undefined) return null;
  const reason = reasonOf(data);
  return (
    <p className="text-ink-soft text-sm">
      {messages[reason]} {reason === 'none' && <NoEngineHint />}
    </p>
  );
}

/** A temporary reason comes first. */
function reasonOf({ answers, isEngineOn }: SubmissionTranscript): keyof typeof messages {
  const has = (wanted: string) => answers.some(({ status }) => status === wanted);
  if (has('queued')) return 'queued';
  if (has('failed')) return 'failed';
  if (has('none')) return isEngineOn ? 'notTranscribed' : 'none';
  return 'nothingSaid';
}
