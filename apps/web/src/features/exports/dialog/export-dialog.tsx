import { type ExportFormat, exportHours } from '@nimble/contracts/exports';
import { useRef, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { type ExportSelection, useCreateExport } from '../exports.queries.ts';
import { exportMessages as messages } from '../messages.ts';
import { ExportList } from './export-list.tsx';
import { ExportOptionsFields, useExportOptions } from './export-options.tsx';

type Props = { selection: ExportSelection; initialFormat: ExportFormat; onClose: () => void };

/** Starts an export, and shows the user's earlier ones until they expire. */
export function ExportDialog({ selection, initialFormat, onClose }: Props) {
  const choice = useExportOptions(selection, initialFormat);
  const create = useCreateExport();
  const [hasStarted, setHasStarted] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const { format, options, isComplete } = choice;

  function start(): void {
    create.mutate(
      { format, options, selection },
      {
        onSuccess: () => {
          setHasStarted(true);
          list.current?.scrollIntoView({ block: 'nearest' });
        },
      },
    );
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={messages.title({ count: selection.count })}
      description={messages.description({ hours: exportHours })}
      footer={
        <>
          <Button onClick={onClose}>{uiMessages.close}</Button>
          <Button variant="primary" loading={create.isPending} disabled={!isComplete} onClick={start}>
            {messages.start}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <ExportOptionsFields choice={choice} />
        {create.isError && <FieldError>{messageOf(create.error, messages.startFailed)}</FieldError>}
        <div ref={list} className="grid gap-3">
          <p role="status" className={hasStarted ? 'text-sm' : 'sr-only'}>
            {hasStarted && messages.started}
          </p>
          <ExportList />
        </div>
      </div>
    </Modal>
  );
}
