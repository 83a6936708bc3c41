import { GraduationCap, LogOut, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { NavLink } from 'react-router';
import { version } from '../../../../package.json';
import { useCurrentUser } from '../../../lib/current-user.ts';
import { openTutorial } from '../../../shared/onboarding/tutorial.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Logo } from '../../../ui/figures/logo.tsx';
import { workspaceMessages as messages } from '../messages.ts';
import { mayOpen, navigation } from '../pages.ts';
import { Profile } from './profile.tsx';

type Props = {
  isCollapsed: boolean;
  /** Absent where the sidebar is an overlay. */
  onToggle?: () => void;
  onSignOut: () => void;
  /** Called when a page was chosen, also when it is the current one. */
  onNavigate?: () => void;
  /** To the right of the name, in place of the collapse button. */
  aside?: ReactNode;
};

export function Sidebar({ isCollapsed, onToggle, onSignOut, onNavigate, aside }: Props) {
  return (
    <div className="flex h-full flex-col">
      <div
        className={classNames(
          'flex h-header shrink-0 items-center border-line border-b',
          isCollapsed ? 'justify-center' : 'gap-2.5 pe-2 ps-4',
        )}
      >
        {!isCollapsed && (
          <>
            <Logo className="size-7" />
            <span className="flex-1 font-semibold text-lg tracking-tight">Nimble</span>
          </>
        )}
        {onToggle && (
          <IconButton
            label={isCollapsed ? messages.expand : messages.collapse}
            icon={isCollapsed ? <PanelLeftOpen /> : <PanelLeftClose />}
            aria-expanded={!isCollapsed}
            onClick={onToggle}
          />
        )}
        {aside}
      </div>
      <Navigation isCollapsed={isCollapsed} onNavigate={onNavigate} />
      <div className="border-line border-t p-3 compact:p-2">
        <Profile isCollapsed={isCollapsed} />
        <button
          type="button"
          title={isCollapsed ? messages.signOut : undefined}
          onClick={onSignOut}
          className={classNames(entryClasses(isCollapsed, false), 'mt-1 w-full')}
        >
          <EntryContent icon={LogOut} label={messages.signOut} isCollapsed={isCollapsed} />
        </button>
        <p className={classNames('mt-2 text-2xs text-ink-faint', isCollapsed ? 'text-center' : 'px-3')}>
          {isCollapsed ? version : messages.version({ version })}
        </p>
      </div>
    </div>
  );
}

type NavigationProps = { isCollapsed: boolean; onNavigate: (() => void) | undefined };

function Navigation({ isCollapsed, onNavigate }: NavigationProps) {
  const user = useCurrentUser();
  const entries = navigation.filter((entry) => mayOpen(user, entry));
  return (
    <nav aria-label={messages.navigation} className="flex-1 overflow-y-auto p-3 compact:p-2">
      <ul className="grid gap-0.5">
        {entries.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              onClick={onNavigate}
              title={isCollapsed ? label : undefined}
              className={({ isActive }) => entryClasses(isCollapsed, isActive)}
            >
              <EntryContent icon={Icon} label={label} isCollapsed={isCollapsed} />
            </NavLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            title={isCollapsed ? messages.quickTutorial : undefined}
            onClick={() => {
              onNavigate?.();
              openTutorial();
            }}
            className={classNames(entryClasses(isCollapsed, false), 'w-full')}
          >
            <EntryContent icon={GraduationCap} label={messages.quickTutorial} isCollapsed={isCollapsed} />
          </button>
        </li>
      </ul>
    </nav>
  );
}

function entryClasses(isCollapsed: boolean, isActive: boolean): string {
  return classNames(
    'flex h-control items-center gap-3 rounded-control font-medium transition-colors [&_svg]:size-[1.125rem]',
    isCollapsed ? 'justify-center' : 'px-3',
    isActive ? 'bg-brand-soft text-brand-ink' : 'text-ink-soft hover:bg-hover hover:text-ink',
  );
}

type EntryContentProps = { icon: ComponentType; label: string; isCollapsed: boolean };

function EntryContent({ icon: Icon, label, isCollapsed }: EntryContentProps) {
  return (
    <>
      <Icon />
      <span className={isCollapsed ? 'sr-only' : 'truncate'}>{label}</span>
    </>
  );
}
