import type { BulkAction } from '@nimble/contracts/bulk-actions';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isRefused, mayPass, messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { bulkActionQuery, useCancelBulkAction, useUndoBulkAction } from './bulk-actions.queries.ts';
import { BulkFailuresDialog } from './bulk-failures-dialog.tsx';
import { doneText, reasonText, runningText, unchangedText } from './bulk-texts.ts';
import { followAction, unfollowAction, useFollowedActions } from './followed-actions.ts';
import { bulkActionMessages as messages } from './messages.ts';

const regionId = 'bulk-progress';

/** The progress and the results of bulk actions, above every page of the workspace until they are closed. */
export function BulkProgress() {
  const ids = useFollowedActions();
  const section = useRef<HTMLElement>(null);
  const [newest] = ids;
  const shown = useRef(newest);
  useEffect(() => {
    // It was started at the end of a long list, far below.
    if (newest !== undefined && newest !== shown.current) section.current?.scrollIntoView({ block: 'end' });
    shown.current = newest;
  }, [newest]);
  if (ids.length === 0) return null;
  return (
    <section
      ref={section}
      id={regionId}
      tabIndex={-1}
      aria-label={messages.region}
      className="mb-5 grid gap-2 outline-none print:hidden"
    >
      {ids.map((id) => (
        <FollowedAction key={id} id={id} />
      ))}
    </section>
  );
}

function FollowedAction({ id }: { id: number }) {
  const { data: action, error, isPaused } = useQuery(bulkActionQuery(id));
  const isGone = isRefused(error, 'bulk_action.not_found');
  useEffect(() => {
    if (isGone) unfollowAction(id);
  }, [id, isGone]);
  if (action === undefined) return null;
  const isRunning = action.finishedAt === null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-surface px-card py-3">
      <div className="min-w-48 flex-1">
        <p role="status" className="font-medium wrap-anywhere">
          {isRunning ? runningText(action) : doneText(action)}
        </p>
        {isRunning ? (
          <Running action={action} isWaiting={isPaused || (error !== null && mayPass(error))} />
        ) : (
          <Ended action={action} />
        )}
      </div>
      {isRunning ? <CancelButton id={id} /> : <EndedButtons action={action} />}
    </div>
  );
}

type RunningProps = {
  action: BulkAction;
  /** The server does not answer at the moment. */
  isWaiting: boolean;
};

function Running({ action: { done, failed, total }, isWaiting }: RunningProps) {
  const worked = done + failed;
  return (
    <>
      <div className="mt-2 flex items-center gap-3">
        <ProgressBar label={messages.progress} percent={(worked / total) * 100} />
        <span className="shrink-0 text-ink-soft text-sm tabular-nums">{messages.of({ worked, total })}</span>
      </div>
      <p aria-live="polite" className="mt-1 text-ink-soft text-sm">
        {isWaiting ? messages.waiting : messages.leave}
      </p>
    </>
  );
}

function Ended({ action }: { action: BulkAction }) {
  const { state, total, done, failed, stopped } = action;
  const left = total - done - failed;
  const unchanged = unchangedText(action);
  return (
    <>
      {unchanged !== undefined && <p className="mt-1 text-ink-soft text-sm">{unchanged}</p>}
      {state === 'canceled' && <p className="mt-1 text-ink-soft text-sm">{messages.canceled({ left })}</p>}
      {stopped !== null && (
        <p className="mt-1 text-danger-ink text-sm">
          {messages.stopped({ reason: reasonText(stopped), left })}
        </p>
      )}
      {failed > 0 && <p className="mt-1 text-warning-ink text-sm">{messages.failed({ count: failed })}</p>}
    </>
  );
}

/** The pressed button disappears: the focus stays where it was, unless the person has gone on. */
function keepFocus(): void {
  const region = document.getElementById(regionId);
  const focused = document.activeElement ?? document.body;
  if (focused === document.body || region?.contains(focused)) region?.focus({ preventScroll: true });
}

function CancelButton({ id }: { id: number }) {
  const { mutate, isPending } = useCancelBulkAction();
  const onError = (error: Error) => toast.error(messageOf(error, messages.cancelFailed));
  return (
    <Button size="small" loading={isPending} onClick={() => mutate(id, { onSuccess: keepFocus, onError })}>
      {messages.cancel}
    </Button>
  );
}

function EndedButtons({ action: { id, failed, undoUntil } }: { action: BulkAction }) {
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending } = useUndoBulkAction();
  function undo(): void {
    mutate(id, {
      evenWhenGone: true,
      onSuccess: ({ action }) => {
        unfollowAction(id);
        followAction(action.id);
        keepFocus();
      },
      onError: (error) => toast.error(messageOf(error, messages.undoFailed)),
    });
  }
  const hasOthers = failed > 0 || undoUntil !== null;
  return (
    <div className={classNames('flex items-center gap-2', hasOthers && 'max-sm:w-full')}>
      {failed > 0 && (
        <Button size="small" onClick={() => setIsAsked(true)}>
          {messages.why}
        </Button>
      )}
      {undoUntil !== null && (
        <Button size="small" loading={isPending} onClick={undo}>
          {messages.undo}
        </Button>
      )}
      <IconButton
        label={messages.dismiss}
        icon={<X />}
        onClick={() => unfollowAction(id)}
        className="max-sm:ms-auto"
      />
      {isAsked && <BulkFailuresDialog id={id} onClose={() => setIsAsked(false)} />}
    </div>
  );
}
