import type { ReactNode } from 'react';
import { useSaveTheme } from '../../../lib/current-user.queries.ts';
import { useCurrentUser } from '../../../lib/current-user.ts';
import { changePreferences, usePreferences } from '../../../lib/preferences.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { appearanceMessages as messages } from '../messages.ts';
import { SettingsLayout } from '../settings-layout.tsx';

/** Stored in this browser at once; the theme is saved to the user's record too. */
export function AppearancePage() {
  const user = useCurrentUser();
  const saving = useSaveTheme();
  const { darkMode, compactView, autoSave, opensNext } = usePreferences();

  function changeTheme(isDark: boolean): void {
    saving.mutate(
      { user, theme: isDark ? 'dark' : 'light' },
      { onError: () => toast.error(messages.notSaved) },
    );
  }

  return (
    <SettingsLayout>
      <Card title={messages.title} flush>
        <div className="divide-y divide-line">
          <Preference text={messages.darkModeText}>
            <Switch
              checked={darkMode}
              busy={saving.isPending}
              onChange={changeTheme}
              label={messages.darkMode}
            />
          </Preference>
          <Preference text={messages.compactViewText}>
            <Switch
              checked={compactView}
              onChange={(isOn) => changePreferences({ compactView: isOn })}
              label={messages.compactView}
            />
          </Preference>
          <Preference text={messages.autoSaveText}>
            <Switch
              checked={autoSave}
              onChange={(isOn) => changePreferences({ autoSave: isOn })}
              label={messages.autoSave}
            />
          </Preference>
          <Preference text={messages.opensNextText}>
            <Switch
              checked={opensNext}
              onChange={(isOn) => changePreferences({ opensNext: isOn })}
              label={messages.opensNext}
            />
          </Preference>
        </div>
      </Card>
    </SettingsLayout>
  );
}

function Preference({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="p-card">
      {children}
      <p className="mt-1 pl-11.5 text-ink-soft text-sm">{text}</p>
    </div>
  );
}
