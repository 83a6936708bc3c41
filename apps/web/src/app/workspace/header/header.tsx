import { Menu, Moon, Sun } from 'lucide-react';
import { NotificationBell } from '../../../features/notifications/index.ts';
import { useSaveTheme } from '../../../lib/current-user.queries.ts';
import { useCurrentUser } from '../../../lib/current-user.ts';
import { usePreferences } from '../../../lib/preferences.ts';
import { useCurrentPageTitle } from '../../../shared/page-title.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { workspaceMessages as messages } from '../messages.ts';
import { DensityToggle } from './density-toggle.tsx';

export function Header({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { title, description } = useCurrentPageTitle();
  return (
    <header className="stays-above flex min-h-header items-center gap-3 border-line border-b bg-surface/95 px-4 py-1 backdrop-blur-sm sm:px-gutter print:hidden">
      <IconButton
        label={messages.openMenu}
        icon={<Menu />}
        onClick={onOpenMenu}
        className="-ms-2 lg:hidden"
      />
      <div className="min-w-0 flex-1">
        <h1
          id="page-title"
          dir="auto"
          tabIndex={-1}
          title={title}
          // A phone has no room for a long name on one line, and no pointer to show the rest of it.
          className="wrap-anywhere max-h-48 overflow-y-auto py-2 font-semibold text-lg leading-snug outline-none sm:max-h-none sm:truncate sm:py-0"
        >
          {title}
        </h1>
        {description !== undefined && (
          <p
            dir="auto"
            title={description}
            className="hidden truncate text-ink-faint text-sm compact:hidden sm:block"
          >
            {description}
          </p>
        )}
      </div>
      <DensityToggle />
      <ThemeButton />
      <NotificationBell />
    </header>
  );
}

function ThemeButton() {
  const user = useCurrentUser();
  const { darkMode } = usePreferences();
  const saving = useSaveTheme();
  function toggle(): void {
    saving.mutate(
      { user, theme: darkMode ? 'light' : 'dark' },
      { onError: () => toast.error(messages.themeNotSaved) },
    );
  }
  return (
    <IconButton
      label={darkMode ? messages.toLight : messages.toDark}
      icon={darkMode ? <Sun /> : <Moon />}
      loading={saving.isPending}
      onClick={toggle}
    />
  );
}
