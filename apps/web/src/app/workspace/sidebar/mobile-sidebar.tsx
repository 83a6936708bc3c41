import { Drawer } from '../../../ui/dialogs/drawer.tsx';
import { workspaceMessages as messages } from '../messages.ts';
import { Sidebar } from './sidebar.tsx';

type Props = { open: boolean; onClose: () => void; onSignOut: () => void };

/** The sidebar as an overlay, on narrow screens. */
export function MobileSidebar({ open, onClose, onSignOut }: Props) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={messages.navigation}
      closeLabel={messages.closeMenu}
      className="w-[min(85vw,17.5rem)]"
    >
      {(closeButton) => (
        <Sidebar
          isCollapsed={false}
          onNavigate={onClose}
          onSignOut={() => {
            onClose();
            onSignOut();
          }}
          aside={closeButton}
        />
      )}
    </Drawer>
  );
}
