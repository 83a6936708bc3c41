import { useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { videoMessages as messages } from '../messages.ts';
import { submissionQuery } from '../submissions.queries.ts';

type Props = {
  submissionId: number;
  /** The submission has new addresses. */
  onReload: () => void;
};

/** Covers a player that failed: browsers do not say so themselves. The address may have expired, too. */
export function PlaybackFailure({ submissionId, onReload }: Props) {
  const client = useQueryClient();
  async function reload(): Promise<void> {
    await client.invalidateQueries({ queryKey: submissionQuery(submissionId).queryKey });
    onReload();
  }
  return (
    <div
      role="alert"
      className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-stage-soft px-6 text-center text-on-stage"
    >
      <p className="max-w-sm">{messages.playbackFailed}</p>
      <Button icon={<RotateCw />} onClick={() => void reload()}>
        {messages.reload}
      </Button>
    </div>
  );
}
