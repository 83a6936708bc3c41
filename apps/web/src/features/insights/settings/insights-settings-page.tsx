import type { InsightsChoice, InsightsSettings } from '@nimble/contracts/insights';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { useCurrentUser, usePermission } from '../../../lib/current-user.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { SettingsLayout } from '../../settings/index.ts';
import { insightsSettingsQuery, useSaveInsightsSettings } from '../insights.queries.ts';
import { insightsSettingsMessages as messages } from '../messages.ts';
import { LevelChoice } from './level-choice.tsx';

/** Which insights the company has computed for candidates who agree. */
export function InsightsSettingsPage() {
  const companyId = useCurrentUser().company?.id;
  return <SettingsLayout>{companyId !== undefined && <Settings companyId={companyId} />}</SettingsLayout>;
}

function Settings({ companyId }: { companyId: number }) {
  const settings = useQuery(insightsSettingsQuery(companyId));
  const skeleton = (
    <Loading label={messages.loading}>
      <Skeleton className="h-56" />
    </Loading>
  );
  return (
    <Loaded query={settings} skeleton={skeleton} failed={messages.loadFailed}>
      {(loaded) => <Switches companyId={companyId} settings={loaded} />}
    </Loaded>
  );
}

function Switches({ companyId, settings }: { companyId: number; settings: InsightsSettings }) {
  const mayUpdate = usePermission('company', 'update');
  const saving = useSaveInsightsSettings(companyId);
  // Kept here until it is saved: a radio button that is not set in the handler of its click flicks back.
  const [wanted, want] = useState<InsightsChoice | null>(null);
  const { level, behavioral } = wanted ?? settings;

  function change(changes: Partial<InsightsChoice>): void {
    const choice = { level, behavioral, ...changes };
    want(choice);
    saving.mutate(choice, {
      onSuccess: () => toast.success(messages.saved),
      onError: (error) => toast.error(messageOf(error, messages.saveFailed)),
      onSettled: () => want((newest) => (newest === choice ? null : newest)),
    });
  }

  return (
    <Card title={messages.title} flush>
      <p className="border-line border-b p-card text-ink-soft">{messages.text}</p>
      {settings.endedByPlan && (
        <p className="border-line border-b bg-info-soft p-card text-info-ink">{messages.endedByPlan}</p>
      )}
      <div className="divide-y divide-line">
        <LevelChoice level={level} disabled={!mayUpdate} onChange={(chosen) => change({ level: chosen })} />
        <Setting text={messages.behavioralText}>
          <Switch
            checked={level !== 'nothing' && behavioral}
            disabled={!mayUpdate || level === 'nothing'}
            busy={saving.isPending}
            onChange={(isOn) => change({ behavioral: isOn })}
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
      <p className="mt-1 ps-11.5 text-ink-soft text-sm">{text}</p>
    </div>
  );
}
