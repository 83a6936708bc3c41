import type { User } from '@nimble/contracts/accounts';
import { type Language, languageNames, languageOfTag } from '@nimble/contracts/languages';
import type { ReactNode } from 'react';
import { useSaveLanguage, useSaveTheme } from '../../../lib/current-user.queries.ts';
import { useCurrentUser } from '../../../lib/current-user.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { changePreferences, usePreferences } from '../../../lib/preferences.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { appearanceMessages as messages } from '../messages.ts';
import { SettingsLayout } from '../settings-layout.tsx';

/** Stored in this browser at once; the theme is saved to the user's record too. */
export function AppearancePage() {
  const user = useCurrentUser();
  return (
    <SettingsLayout>
      <Card title={messages.title} flush>
        <div className="divide-y divide-line">
          <LanguageChoice user={user} />
          <ThemeChoice user={user} />
          <LocalPreference name="compactView" />
          <LocalPreference name="autoSave" />
          <LocalPreference name="opensNext" />
          <LocalPreference name="asksForMail" />
        </div>
      </Card>
    </SettingsLayout>
  );
}

const languageOptions = Object.entries(languageNames).map(([value, label]) => ({
  value: value as Language,
  label,
}));

function LanguageChoice({ user }: { user: User }) {
  const saving = useSaveLanguage();
  const shown = useLanguage();
  return (
    <div className="p-card">
      <Field label={messages.language} hint={messages.languageText}>
        {(aria) => (
          <Select
            {...aria}
            value={saving.variables?.language ?? languageOfTag(shown) ?? 'en'}
            options={languageOptions}
            disabled={saving.isPending}
            onChange={(language) =>
              saving.mutate({ user, language }, { onError: () => toast.error(messages.languageNotSaved) })
            }
            className="max-w-60"
          />
        )}
      </Field>
    </div>
  );
}

function ThemeChoice({ user }: { user: User }) {
  const saving = useSaveTheme();
  const { darkMode } = usePreferences();
  return (
    <Preference text={messages.darkModeText}>
      <Switch
        checked={darkMode}
        busy={saving.isPending}
        onChange={(isDark) =>
          saving.mutate(
            { user, theme: isDark ? 'dark' : 'light' },
            { onError: () => toast.error(messages.notSaved) },
          )
        }
        label={messages.darkMode}
      />
    </Preference>
  );
}

function LocalPreference({ name }: { name: 'compactView' | 'autoSave' | 'opensNext' | 'asksForMail' }) {
  const { [name]: checked } = usePreferences();
  return (
    <Preference text={messages[`${name}Text`]}>
      <Switch
        checked={checked}
        onChange={(isOn) => changePreferences({ [name]: isOn })}
        label={messages[name]}
      />
    </Preference>
  );
}

function Preference({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="p-card">
      {children}
      <p className="mt-1 ps-11.5 text-ink-soft text-sm">{text}</p>
    </div>
  );
}
