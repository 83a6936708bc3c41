import { useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { videoMessages as messages } from '../messages.ts';
import { submissionQuery } from '../submissions.queries.ts';

type Props = {
  submissionId: number;
  className?: string;
  /** The player, which says when it fails. */
  children: (onFailure: () => void) => ReactNode;
};

/** A player that is covered once it has failed, and then made anew: browsers do not say so themselves. */
export function ReloadablePlayer({ submissionId, className, children }: Props) {
  const [attempt, setAttempt] = useState(1);
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <div className={classNames('relative', className)}>
      <Fragment key={attempt}>{children(() => setHasFailed(true))}</Fragment>
      {hasFailed && (
        <PlaybackFailure
          submissionId={submissionId}
          onReload={() => {
            setHasFailed(false);
            setAttempt(attempt + 1);
          }}
        />
      )}
    </div>
  );
}

/** The address may have expired, too: `onReload` is called once the submission has new ones. */
function PlaybackFailure({ submissionId, onReload }: { submissionId: number; onReload: () => void }) {
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
