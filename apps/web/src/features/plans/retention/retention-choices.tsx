import { type KeepChoice, keepChoices } from '@nimble/contracts/plans';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { formatFileSize } from '../../../lib/formats.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { retentionMessages as messages } from './messages.ts';
import { useDownloadAll, useKeepChoice } from './retention.queries.ts';

type Duration = Exclude<KeepChoice, 'no'>;
const options = keepChoices
  .filter((choice): choice is Duration => choice !== 'no')
  .map((value) => ({ value, label: messages.keepChoices[value] }));

export function KeepEverything() {
  const [duration, setDuration] = useState<Duration>('90');
  const keeping = useKeepChoice();
  return (
    <Card title={messages.keepTitle}>
      <p className="text-ink-soft">{messages.keepText}</p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Select
          aria-label={messages.keepLabel}
          value={duration}
          options={options}
          onChange={setDuration}
          className="w-48"
        />
        <Button
          variant="primary"
          loading={keeping.isPending}
          onClick={() =>
            keeping.mutate(duration, {
              onSuccess: () => toast.success(messages.kept),
              onError: (error) => toast.error(messageOf(error, messages.keepFailed)),
            })
          }
        >
          {messages.keep}
        </Button>
      </div>
    </Card>
  );
}

/** Ends a pause, after a confirmation. */
export function LetGoOn() {
  const [isAsking, setAsking] = useState(false);
  const resuming = useKeepChoice();
  return (
    <div>
      <Button onClick={() => setAsking(true)}>{messages.resume}</Button>
      <ConfirmDialog
        open={isAsking}
        title={messages.resumeTitle}
        description={messages.resumeText}
        confirmLabel={messages.resume}
        pending={resuming.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          resuming.mutate('no', {
            onSuccess: () => toast.success(messages.resumed),
            onError: (error) => toast.error(messageOf(error, messages.keepFailed)),
            onSettled: () => setAsking(false),
          })
        }
      />
    </div>
  );
}

export function DownloadAll({ bytes }: { bytes: number }) {
  const downloading = useDownloadAll();
  return (
    <Card title={messages.downloadTitle}>
      <p className="text-ink-soft">{messages.downloadText({ amount: formatFileSize(bytes) })}</p>
      <Button
        className="mt-3"
        icon={<Download />}
        loading={downloading.isPending}
        onClick={() =>
          downloading.mutate(undefined, {
            onError: (error) => toast.error(messageOf(error, messages.downloadFailed)),
          })
        }
      >
        {messages.download}
      </Button>
    </Card>
  );
}
