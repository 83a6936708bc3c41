import { anyOfPlansPage } from '@nimble/contracts/plans';
import {
  Accessibility,
  Bell,
  CreditCard,
  ListOrdered,
  Mail,
  Palette,
  Plug,
  ScrollText,
  Settings2,
  ShieldCheck,
  Sparkles,
  Tag,
  UserRound,
} from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useOnePermission, usePermission } from '../../lib/current-user.ts';
import { classNames } from '../../ui/class-names.ts';
import { useActiveInView } from '../../ui/use-active-in-view.ts';
import { settingsMessages as messages } from './messages.ts';

type Entry = { to: string; label: string; icon: ComponentType };

const entries: readonly Entry[] = [
  { to: '/settings/profile', label: messages.profile, icon: UserRound },
  { to: '/settings/security', label: messages.security, icon: ShieldCheck },
  { to: '/settings/appearance', label: messages.appearance, icon: Settings2 },
  { to: '/settings/notifications', label: messages.notifications, icon: Bell },
];
const branding: Entry = { to: '/settings/branding', label: messages.branding, icon: Palette };
const emails: Entry = { to: '/settings/emails', label: messages.emails, icon: Mail };
const stages: Entry = { to: '/settings/stages', label: messages.stages, icon: ListOrdered };
const tags: Entry = { to: '/settings/tags', label: messages.tags, icon: Tag };
const interviews: Entry = { to: '/settings/interviews', label: messages.interviews, icon: Accessibility };
const insights: Entry = { to: '/settings/insights', label: messages.insights, icon: Sparkles };
const api: Entry = { to: '/settings/api', label: messages.api, icon: Plug };
/** Not in the sidebar. */
const plan: Entry = { to: '/plans', label: messages.plan, icon: CreditCard };
const auditLog: Entry = { to: '/settings/audit-log', label: messages.auditLog, icon: ScrollText };

/** One section of the settings with the navigation to the others. */
export function SettingsLayout({ children }: { children: ReactNode }) {
  const mayViewCompany = usePermission('company', 'view');
  const mayViewCandidates = usePermission('submission', 'view');
  const mayUpdateCompany = usePermission('company', 'update');
  const mayOpenPlans = useOnePermission(anyOfPlansPage);
  const mayViewAudit = usePermission('audit', 'view');
  const shown = [
    ...entries,
    ...(mayViewCompany ? [branding, interviews, emails] : []),
    ...(mayViewCandidates ? [stages, tags] : []),
    ...(mayViewCompany ? [insights] : []),
    ...(mayUpdateCompany ? [api] : []),
    ...(mayOpenPlans ? [plan] : []),
    ...(mayViewAudit ? [auditLog] : []),
  ];
  const { pathname } = useLocation();
  const row = useActiveInView<HTMLElement>(`${pathname} of ${shown.length}`);
  return (
    <div className="grid gap-gutter lg:grid-cols-[13rem_minmax(0,1fr)]">
      <nav
        ref={row}
        aria-label={messages.navigation}
        className="-mx-4 overflow-x-auto px-4 lg:mx-0 lg:overflow-visible lg:px-0"
      >
        <ul className="flex w-max min-w-full gap-1 border-line border-b pb-2 lg:sticky lg:top-[calc(var(--spacing-header)+var(--spacing-gutter))] lg:w-auto lg:flex-col lg:border-b-0 lg:pb-0">
          {shown.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                className={({ isActive }) =>
                  classNames(
                    'flex min-h-control items-center gap-2.5 rounded-control px-3 py-1 font-medium max-lg:whitespace-nowrap transition-colors [&_svg]:size-4 [&_svg]:shrink-0',
                    isActive ? 'bg-brand-soft text-brand-ink' : 'text-ink-soft hover:bg-hover hover:text-ink',
                  )
                }
              >
                <Icon />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid max-w-reading content-start gap-gutter">{children}</div>
    </div>
  );
}
