import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { workspaceMessages as messages } from './messages.ts';
import { Sidebar } from './sidebar.tsx';

type Props = { open: boolean; onClose: () => void; onSignOut: () => void };

/** The sidebar as an overlay, on narrow screens. */
export function MobileSidebar({ open, onClose, onSignOut }: Props) {
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-30 animate-appear bg-scrim lg:hidden" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 inset-s-0 z-40 w-[min(85vw,17.5rem)] animate-appear border-line border-e bg-surface outline-none lg:hidden"
        >
          <Dialog.Title className="sr-only">{messages.navigation}</Dialog.Title>
          <Sidebar
            isCollapsed={false}
            onNavigate={onClose}
            onSignOut={() => {
              onClose();
              onSignOut();
            }}
            aside={<IconButton label={messages.closeMenu} icon={<X />} onClick={onClose} />}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
