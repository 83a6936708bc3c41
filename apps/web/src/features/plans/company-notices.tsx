import { type CompanyNotice, plans } from '@nimble/contracts/plans';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePermission } from '../../lib/current-user.ts';
import { formatDate, formatDay, formatFileSize, formatList } from '../../lib/formats.ts';
import { classNames } from '../../ui/class-names.ts';
import { ConfirmWarning } from './confirm-warning.tsx';
import { amountsOf, noticesMessages as messages } from './messages.ts';
import { companyNoticesQuery } from './plans.queries.ts';

const looks = {
  info: { icon: Info, className: 'border-info-line bg-info-soft text-info-ink' },
  warning: { icon: TriangleAlert, className: 'border-warning-line bg-warning-soft text-warning-ink' },
  danger: { icon: CircleAlert, className: 'border-danger-line bg-danger-soft text-danger-ink' },
} as const;

/** Notices about the company, on the first pages of the workspace. */
export function CompanyNotices() {
  const { data = [] } = useQuery(companyNoticesQuery);
  if (data.length === 0) return null;
  return (
    <ul aria-label={messages.label} className="mb-gutter grid gap-2">
      {data.map((notice) => (
        <Notice
          key={notice.kind}
          severity={notice.severity}
          link={notice.link}
          action={notice.kind === 'retention' && <ConfirmWarning {...notice.values} />}
        >
          {textOf(notice)}
        </Notice>
      ))}
    </ul>
  );
}

type NoticeProps = Pick<CompanyNotice, 'severity' | 'link'> & { action?: ReactNode; children: ReactNode };

function Notice({ severity, link, action, children }: NoticeProps) {
  const { icon: Icon, className } = looks[severity];
  return (
    <li
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border px-4 py-2.5',
        className,
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className="wrap-anywhere min-w-0 flex-1 basis-60">{children}</span>
      {link !== null && (
        <Link to={link} className="font-medium underline">
          {messages.open}
        </Link>
      )}
      {action}
    </li>
  );
}

function textOf(notice: CompanyNotice): string {
  switch (notice.kind) {
    case 'submissions_used':
    case 'storage_used':
      return textOfUse(notice);
    case 'choose_kept':
      return messages.chooseKept({
        plan: plans[notice.values.plan].name,
        amounts: amountsOf(notice.values.jobs, notice.values.users),
        day: formatDate(notice.values.by),
      });
    case 'paused_by_plan':
      return withAsk(
        notice,
        messages.pausedByPlan({
          amounts: amountsOf(notice.values.jobIds.length, notice.values.users),
          count: notice.values.jobIds.length + notice.values.users,
        }),
        notice.values.ask,
      );
    case 'trial_ends':
      return trialEnds(formatDate(notice.values.at), namesOf(notice.values));
    case 'features_ended':
      return messages.featuresEnded({
        plan: plans[notice.values.plan].name,
        features: formatList(namesOf(notice.values)),
        count: namesOf(notice.values).length,
      });
    case 'retention': {
      const { submissions, later, erasesAt } = notice.values;
      return messages.retention({ submissions, day: formatDay(erasesAt), later });
    }
    case 'plan_not_chosen':
      return messages.planNotChosen({ plan: plans[notice.values.plan].name });
  }
}

function trialEnds(day: string, off: readonly string[]): string {
  const ends = messages.trialEnds({ day });
  return off.length === 0 ? ends : `${ends} ${messages.turnedOff({ features: formatList(off) })}`;
}

function namesOf({ insights, branding }: { insights: boolean; branding: boolean }): string[] {
  return [...(insights ? [messages.insights] : []), ...(branding ? [messages.branding] : [])];
}

type NoticeOfUse = Extract<CompanyNotice, { kind: 'submissions_used' | 'storage_used' }>;

function withAsk({ link }: { link: string | null }, text: string, ask: readonly string[]): string {
  return link === null && ask.length > 0
    ? `${text} ${messages.ask({ names: formatList(ask, 'disjunction') })}`
    : text;
}

function textOfUse(notice: NoticeOfUse, isOneLink = false): string {
  const { used, most, turnedAway, ask } = notice.values;
  const amount =
    notice.kind === 'submissions_used'
      ? messages.submissions({ used, most })
      : messages.storage({ used: formatFileSize(used), most: formatFileSize(most) });
  const text =
    used < most ? messages.nearlyUsed({ amount }) : messages.usedUp({ amount, turnedAway, isOneLink });
  return withAsk(notice, text, ask);
}

/** Beside share links: says that they turn candidates away or, at the top, soon will. */
export function ClosedLinks({ isOneLink = false }: { isOneLink?: boolean }) {
  const maySee = usePermission('dashboards', 'view');
  const { data = [] } = useQuery({ ...companyNoticesQuery, enabled: maySee });
  const shown = data.filter(
    (notice): notice is NoticeOfUse =>
      (notice.kind === 'submissions_used' || notice.kind === 'storage_used') &&
      (!isOneLink || notice.severity === 'danger'),
  );
  if (shown.length === 0) return null;
  return (
    <ul aria-label={messages.label} className="mb-4 grid gap-2">
      {shown.map((notice) => (
        <Notice key={notice.kind} severity={notice.severity} link={notice.link}>
          {textOfUse(notice, isOneLink)}
        </Notice>
      ))}
    </ul>
  );
}

/** On the page of a job that the plan has paused. */
export function PausedJob({ jobId }: { jobId: number }) {
  const maySee = usePermission('dashboards', 'view');
  const { data = [] } = useQuery({ ...companyNoticesQuery, enabled: maySee });
  const notice = data.find(({ kind }) => kind === 'paused_by_plan');
  if (notice?.kind !== 'paused_by_plan' || !notice.values.jobIds.includes(jobId)) return null;
  return (
    <ul aria-label={messages.label} className="mb-4 grid gap-2">
      <Notice severity={notice.severity} link={notice.link}>
        {withAsk(notice, messages.pausedJob, notice.values.ask)}
      </Notice>
    </ul>
  );
}

/** On candidate lists: says which of them will be erased. */
export function RetentionNotice() {
  const maySee = usePermission('dashboards', 'view');
  const { data = [] } = useQuery({ ...companyNoticesQuery, enabled: maySee });
  const notice = data.find(({ kind }) => kind === 'retention');
  if (notice === undefined) return null;
  return (
    <ul aria-label={messages.label} className="mb-4 grid gap-2">
      <Notice severity={notice.severity} link={notice.link}>
        {textOf(notice)}
      </Notice>
    </ul>
  );
}
