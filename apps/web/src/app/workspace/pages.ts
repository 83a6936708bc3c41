import type { User } from '@nimble/contracts/accounts';
import { anyOfPlansPage, companyPermissions } from '@nimble/contracts/plans';
import { isAllowed, isOneAllowed, type Permission, type Resource } from '@nimble/contracts/roles';
import {
  BarChart3,
  Briefcase,
  LayoutDashboard,
  Library,
  Server,
  Settings,
  Shield,
  UserCog,
  Users,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { workspaceMessages } from './messages.ts';

const { pages: texts, refusedPages: names } = workspaceMessages;

export type WorkspacePage = {
  path: string;
  title: string;
  description?: string;
  /** Its name for those who may not open it, where several pages share a title. */
  refusedAs?: string;
  /** The resource whose view permission opens the page; null is open to every signed-in user. */
  resource: Resource | null;
  /** What the page shows of it takes this view permission too: its calls would be refused. */
  alsoViews?: Resource;
  /** In place of `resource`: one of them is enough. */
  anyOf?: readonly Permission[];
  /** Only for the master. */
  onlyMaster?: true;
  page: ComponentType;
};

const JobsPage = lazy(async () => ({ default: (await import('../../features/jobs/index.ts')).JobsPage }));
const JobPage = lazy(async () => ({ default: (await import('../../features/jobs/index.ts')).JobPage }));
const QuestionLibraryPage = lazy(async () => ({
  default: (await import('../../features/question-library/index.ts')).QuestionLibraryPage,
}));
const CandidatesPage = lazy(async () => ({
  default: (await import('../../features/submissions/index.ts')).CandidatesPage,
}));
const JobCandidatesPage = lazy(async () => ({
  default: (await import('../../features/submissions/index.ts')).JobCandidatesPage,
}));
const SubmissionPage = lazy(async () => ({
  default: (await import('../../features/submissions/index.ts')).SubmissionPage,
}));
const ComparePage = lazy(async () => ({
  default: (await import('../../features/compare/index.ts')).ComparePage,
}));
const InvitationsPage = lazy(async () => ({
  default: (await import('../../features/invitations/index.ts')).InvitationsPage,
}));
const AuditLogPage = lazy(async () => ({
  default: (await import('../../features/audit/index.ts')).AuditLogPage,
}));
const RolesPage = lazy(async () => ({ default: (await import('../../features/roles/index.ts')).RolesPage }));
const AddRolePage = lazy(async () => ({
  default: (await import('../../features/roles/index.ts')).AddRolePage,
}));
const EditRolePage = lazy(async () => ({
  default: (await import('../../features/roles/index.ts')).EditRolePage,
}));
const StaffPage = lazy(async () => ({ default: (await import('../../features/staff/index.ts')).StaffPage }));
const PlansPage = lazy(async () => ({ default: (await import('../../features/plans/index.ts')).PlansPage }));
const RetentionPage = lazy(async () => ({
  default: (await import('../../features/plans/index.ts')).RetentionPage,
}));
const ProfilePage = lazy(async () => ({
  default: (await import('../../features/settings/index.ts')).ProfilePage,
}));
const SecurityPage = lazy(async () => ({
  default: (await import('../../features/settings/index.ts')).SecurityPage,
}));
const InterviewsPage = lazy(async () => ({
  default: (await import('../../features/settings/index.ts')).InterviewsPage,
}));
const AppearancePage = lazy(async () => ({
  default: (await import('../../features/settings/index.ts')).AppearancePage,
}));
const BrandingPage = lazy(async () => ({
  default: (await import('../../features/settings/index.ts')).BrandingPage,
}));
const NotificationsPage = lazy(async () => ({
  default: (await import('../../features/settings/index.ts')).NotificationsPage,
}));
const AllNotificationsPage = lazy(async () => ({
  default: (await import('../../features/notifications/index.ts')).AllNotificationsPage,
}));
const MailTemplatesPage = lazy(async () => ({
  default: (await import('../../features/mail-templates/index.ts')).MailTemplatesPage,
}));
const MailTemplatePage = lazy(async () => ({
  default: (await import('../../features/mail-templates/index.ts')).MailTemplatePage,
}));
const StagesPage = lazy(async () => ({
  default: (await import('../../features/stages/index.ts')).StagesPage,
}));
const TagsPage = lazy(async () => ({ default: (await import('../../features/tags/index.ts')).TagsPage }));
const InsightsSettingsPage = lazy(async () => ({
  default: (await import('../../features/insights/index.ts')).InsightsSettingsPage,
}));
const InsightsMethodPage = lazy(async () => ({
  default: (await import('../../features/insights/index.ts')).InsightsMethodPage,
}));
const ApiPage = lazy(async () => ({ default: (await import('../../features/api-tokens/index.ts')).ApiPage }));
const InstallationPage = lazy(async () => ({
  default: (await import('../../features/installation/index.ts')).InstallationPage,
}));
const DashboardPage = lazy(async () => ({
  default: (await import('../../features/dashboard/index.ts')).DashboardPage,
}));
const AnalyticsPage = lazy(async () => ({
  default: (await import('../../features/analytics/index.ts')).AnalyticsPage,
}));

/** Every protected route except the redirects of the settings. */
export const workspacePages: readonly WorkspacePage[] = [
  { path: '/dashboard', ...texts.dashboard, resource: 'dashboards', page: DashboardPage },
  { path: '/jobs', ...texts.jobs, resource: 'job', page: JobsPage },
  {
    path: '/question-library',
    ...texts.questionLibrary,
    resource: 'job',
    page: QuestionLibraryPage,
  },
  { path: '/jobs/:jobId', ...texts.job, resource: 'job', page: JobPage },
  {
    path: '/jobs/:jobId/candidates',
    ...texts.jobCandidates,
    refusedAs: names.jobCandidates,
    resource: 'job',
    alsoViews: 'submission',
    page: JobCandidatesPage,
  },
  {
    path: '/jobs/:jobId/invitations',
    ...texts.invitations,
    resource: 'job',
    alsoViews: 'submission',
    page: InvitationsPage,
  },
  { path: '/jobs/:jobId/compare', ...texts.compare, resource: 'submission', page: ComparePage },
  { path: '/candidates', ...texts.candidates, resource: 'submission', page: CandidatesPage },
  { path: '/candidates/:id', ...texts.submission, resource: 'submission', page: SubmissionPage },
  { path: '/submissions/:submissionId', ...texts.submission, resource: 'submission', page: SubmissionPage },
  { path: '/notifications', ...texts.notifications, resource: null, page: AllNotificationsPage },
  { path: '/analytics', ...texts.analytics, resource: 'analytics', page: AnalyticsPage },
  { path: '/plans', ...texts.plans, resource: 'plans', anyOf: anyOfPlansPage, page: PlansPage },
  {
    path: '/plans/retention',
    ...texts.retention,
    resource: 'plans',
    anyOf: companyPermissions,
    page: RetentionPage,
  },
  { path: '/user-management', ...texts.users, resource: 'user-management', page: StaffPage },
  { path: '/roles', ...texts.roles, resource: null, page: RolesPage },
  {
    path: '/roles/add-role',
    ...texts.addRole,
    resource: 'roles',
    anyOf: [{ resource: 'roles', action: 'create' }],
    page: AddRolePage,
  },
  { path: '/roles/edit/:id', ...texts.editRole, resource: 'roles', page: EditRolePage },
  { path: '/settings/profile', ...texts.settings, resource: null, page: ProfilePage },
  { path: '/settings/security', ...texts.settings, resource: null, page: SecurityPage },
  { path: '/settings/appearance', ...texts.settings, resource: null, page: AppearancePage },
  {
    path: '/settings/branding',
    ...texts.settings,
    refusedAs: names.branding,
    resource: 'company',
    page: BrandingPage,
  },
  { path: '/settings/notifications', ...texts.settings, resource: null, page: NotificationsPage },
  {
    path: '/settings/emails',
    ...texts.settings,
    refusedAs: names.emails,
    resource: 'company',
    page: MailTemplatesPage,
  },
  {
    path: '/settings/emails/:kind/:language',
    ...texts.settings,
    refusedAs: names.emails,
    resource: 'company',
    page: MailTemplatePage,
  },
  {
    path: '/settings/stages',
    ...texts.settings,
    refusedAs: names.stages,
    resource: 'submission',
    page: StagesPage,
  },
  {
    path: '/settings/tags',
    ...texts.settings,
    refusedAs: names.tags,
    resource: 'submission',
    page: TagsPage,
  },
  {
    path: '/settings/interviews',
    ...texts.settings,
    refusedAs: names.interviews,
    resource: 'company',
    page: InterviewsPage,
  },
  {
    path: '/settings/insights',
    ...texts.settings,
    refusedAs: names.insights,
    resource: 'company',
    page: InsightsSettingsPage,
  },
  { path: '/help/insights', ...texts.insightsMethod, resource: null, page: InsightsMethodPage },
  { path: '/settings/api', ...texts.settings, refusedAs: names.api, resource: 'company', page: ApiPage },
  { path: '/installation', ...texts.installation, resource: null, onlyMaster: true, page: InstallationPage },
  { path: '/settings/audit-log', ...texts.auditLog, resource: 'audit', page: AuditLogPage },
];

export type NavigationEntry = {
  to: string;
  label: string;
  icon: ComponentType;
  resource: Resource | null;
  onlyMaster?: true;
};

/** May this user open it? It only hides; the server decides. */
export function mayOpen(
  { permissions, role }: Pick<User, 'permissions' | 'role'>,
  { resource, alsoViews, anyOf, onlyMaster }: Omit<WorkspacePage, 'path' | 'title' | 'page'>,
): boolean {
  if (onlyMaster && role.name !== 'master') return false;
  if (alsoViews !== undefined && !isAllowed(permissions, alsoViews, 'view')) return false;
  if (anyOf !== undefined) return isOneAllowed(permissions, anyOf);
  return resource === null || isAllowed(permissions, resource, 'view');
}

/** The sidebar, in its order. It hides the roles from people who may not view them. */
export const navigation: readonly NavigationEntry[] = [
  { to: '/dashboard', label: texts.dashboard.title, icon: LayoutDashboard, resource: 'dashboards' },
  { to: '/jobs', label: texts.jobs.title, icon: Briefcase, resource: 'job' },
  { to: '/question-library', label: texts.questionLibrary.title, icon: Library, resource: 'job' },
  { to: '/candidates', label: texts.candidates.title, icon: Users, resource: 'submission' },
  { to: '/analytics', label: texts.analytics.title, icon: BarChart3, resource: 'analytics' },
  { to: '/user-management', label: texts.users.title, icon: UserCog, resource: 'user-management' },
  { to: '/roles', label: texts.roles.title, icon: Shield, resource: 'roles' },
  { to: '/installation', label: texts.installation.title, icon: Server, resource: null, onlyMaster: true },
  { to: '/settings', label: texts.settings.title, icon: Settings, resource: null },
];
