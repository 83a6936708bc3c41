import { useCurrentUser } from '../../../lib/current-user.ts';
import { SettingsLayout } from '../settings-layout.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

export function SecurityPage() {
  const { provider } = useCurrentUser();
  return (
    <SettingsLayout>
      {provider === 'local' && <PasswordCard />}
      <TwoFactorCard />
      <SessionsCard />
    </SettingsLayout>
  );
}
