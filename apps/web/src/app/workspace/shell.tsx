import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useFollowedActions } from '../../features/bulk-actions/index.ts';
import { storageKeys } from '../../lib/storage-keys.ts';
import { classNames } from '../../ui/class-names.ts';
import { appMessages } from '../messages.ts';
import { Header } from './header/header.tsx';
import { MobileSidebar } from './sidebar/mobile-sidebar.tsx';
import { Sidebar } from './sidebar/sidebar.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';

const BulkProgress = lazy(async () => ({
  default: (await import('../../features/bulk-actions/index.ts')).BulkProgress,
}));

/** Sidebar, header and the page in it. */
export function Shell({ children }: { children: ReactNode }) {
  const [isCollapsed, setIsCollapsed] = useState(
    () => localStorage.getItem(storageKeys.sidebar) === 'collapsed',
  );
  /** The page over which the menu was opened; another page closes it. */
  const [menuPage, setMenuPage] = useState<string | null>(null);
  const [isSigningOut, setIsSigningOut] = useState(false);
  const { pathname } = useLocation();

  function toggle(): void {
    localStorage.setItem(storageKeys.sidebar, isCollapsed ? 'open' : 'collapsed');
    setIsCollapsed(!isCollapsed);
  }
  const askToSignOut = () => setIsSigningOut(true);
  return (
    <div className="min-h-dvh">
      <SkipLink />
      <aside
        className={classNames(
          'fixed inset-y-0 inset-s-0 z-20 hidden border-line border-e bg-surface transition-[width] lg:block print:hidden',
          isCollapsed ? 'w-sidebar-collapsed' : 'w-sidebar',
        )}
      >
        <Sidebar isCollapsed={isCollapsed} onToggle={toggle} onSignOut={askToSignOut} />
      </aside>
      <MobileSidebar
        open={menuPage === pathname}
        onClose={() => setMenuPage(null)}
        onSignOut={askToSignOut}
      />
      <div
        className={classNames(
          'transition-[padding] print:ps-0',
          isCollapsed ? 'lg:ps-sidebar-collapsed' : 'lg:ps-sidebar',
        )}
      >
        <Header onOpenMenu={() => setMenuPage(pathname)} />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-page px-4 py-gutter outline-none sm:px-gutter"
        >
          <FollowedChanges />
          {children}
        </main>
      </div>
      <SignOutDialog open={isSigningOut} onClose={() => setIsSigningOut(false)} />
    </div>
  );
}

/** Loaded once there are some. */
function FollowedChanges() {
  const hasSome = useFollowedActions().length > 0;
  return <Suspense>{hasSome && <BulkProgress />}</Suspense>;
}

/** The skip link past the sidebar; visible to keyboard users. */
function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-control bg-primary font-medium text-on-primary focus:not-sr-only focus:fixed focus:top-3 focus:inset-s-3 focus:px-4 focus:py-2"
    >
      {appMessages.skipToContent}
    </a>
  );
}
