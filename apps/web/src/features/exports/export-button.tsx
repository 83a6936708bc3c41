import type { ExportFormat } from '@nimble/contracts/exports';
import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import type { ExportSelection } from './exports.queries.ts';
import { exportMessages as messages } from './messages.ts';

const ExportDialog = lazy(async () => ({
  default: (await import('./dialog/export-dialog.tsx')).ExportDialog,
}));

type Props = {
  selection: ExportSelection;
  /** Preselected. */
  format?: ExportFormat;
  small?: boolean;
  /** Without its text, where there is little room. */
  isIcon?: boolean;
  className?: string;
};

/** Opens the dialog, which loads with its first use. */
export function ExportButton({ selection, format = 'csv', small = false, isIcon = false, className }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {isIcon ? (
        <IconButton
          label={labelOf(selection)}
          icon={<Download />}
          onClick={() => setIsOpen(true)}
          {...(className !== undefined && { className })}
        />
      ) : (
        <Button
          {...(small && { size: 'small' as const })}
          icon={<Download />}
          aria-label={labelOf(selection)}
          onClick={() => setIsOpen(true)}
          {...(className !== undefined && { className })}
        >
          {messages.open}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ExportDialog selection={selection} initialFormat={format} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function labelOf({ count, ...which }: ExportSelection): string {
  return 'ids' in which ? messages.openOf({ count }) : messages.openAllOf({ count });
}
