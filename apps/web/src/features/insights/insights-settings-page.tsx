import type { InsightsChoice, InsightsSettings } from '@nimble/contracts/insights';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { useCurrentUser, usePermission } from '../../lib/current-user.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Switch } from '../../ui/fields/switch.tsx';
import { Card } from '../../ui/figures/card.tsx';
import { SettingsLayout } from '../settings/index.ts';
import { insightsSettingsQuery, useSaveInsightsSettings } from './insights.queries.ts';
import { insightsSettingsMessages as messages } from './messages.ts';

/** What the company has computed of those who agree to it (design §6, §7). */
export function InsightsSettingsPage() {
  const companyId = useCurrentUser().company?.id;
  return <SettingsLayout>{companyId !== undefined && <Settings companyId={companyId} />}</SettingsLayout>;
}

function Settings({ companyId }: { companyId: number }) {
  const settings = useQuery(insightsSettingsQuery(companyId));
  if (settings.isPending)
    return (
      <Loading label={messages.loading}>
        <Skeleton className="h-56" />
      </Loading>
    );
  if (settings.data === undefined)
    return (
      <ErrorState
        title={messages.loadFailed}
        text={messageOf(settings.error, messages.loadFailed)}
        retryLabel={messages.retry}
        onRetry={() => void settings.refetch()}
        retrying={settings.isFetching}
      />
    );
  return <Switches companyId={companyId} settings={settings.data} />;
}

function Switches({ companyId, settings }: { companyId: number; settings: InsightsSettings }) {
  const mayUpdate = usePermission('company', 'update');
  const saving = useSaveInsightsSettings(companyId);

  function change(changes: Partial<InsightsChoice>): void {
    saving.mutate(
      { insights: settings.insights, behavioral: settings.behavioral, ...changes },
      {
        onSuccess: () => toast.success(messages.saved),
        onError: (error) => toast.error(messageOf(error, messages.saveFailed)),
      },
    );
  }

  return (
    <Card title={messages.title} flush>
      <p className="border-line border-b p-card text-ink-soft">{messages.text}</p>
      {settings.endedByPlan && (
        <p className="border-line border-b bg-info-soft p-card text-info-ink">{messages.endedByPlan}</p>
      )}
      <div className="divide-y divide-line">
        <Setting text={messages.insightsText}>
          <Switch
            checked={settings.insights}
            disabled={!mayUpdate}
            busy={saving.isPending}
            onChange={(insights) => change({ insights })}
            label={messages.insights}
          />
        </Setting>
        <Setting text={messages.behavioralText}>
          <Switch
            checked={settings.insights && settings.behavioral}
            disabled={!mayUpdate || !settings.insights}
            busy={saving.isPending}
            onChange={(behavioral) => change({ behavioral })}
            label={messages.behavioral}
          />
        </Setting>
      </div>
      {!mayUpdate && <p className="border-line border-t p-card text-ink-soft text-sm">{messages.readOnly}</p>}
    </Card>
  );
}

function Setting({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="p-card">
      {children}
      <p className="mt-1 pl-11.5 text-ink-soft text-sm">{text}</p>
    </div>
  );
}
