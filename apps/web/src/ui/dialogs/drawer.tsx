import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { classNames } from '../class-names.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  /** For screen readers. */
  title: string;
  closeLabel: string;
  /** Its width, and whether it scrolls. */
  className: string;
  /** With the button that closes it. */
  children: (closeButton: ReactNode) => ReactNode;
};

/** What wide screens show beside the page, as an overlay from its start on narrow ones. */
export function Drawer({ open, onClose, title, closeLabel, className, children }: Props) {
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-30 animate-appear bg-scrim lg:hidden" />
        <Dialog.Content
          aria-describedby={undefined}
          className={classNames(
            'fixed inset-y-0 inset-s-0 z-40 animate-appear border-line border-e bg-surface outline-none lg:hidden',
            className,
          )}
        >
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          {children(<IconButton label={closeLabel} icon={<X />} onClick={onClose} />)}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
