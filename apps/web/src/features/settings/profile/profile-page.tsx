import { useCurrentUser } from '../../../lib/current-user.ts';
import { SettingsLayout } from '../settings-layout.tsx';
import { AvatarCard } from './avatar-card.tsx';
import { EmailCard } from './email-card.tsx';
import { ProfileForm } from './profile-form.tsx';

export function ProfilePage() {
  const { id } = useCurrentUser();
  return (
    <SettingsLayout>
      <AvatarCard />
      <EmailCard />
      <ProfileForm key={id} />
    </SettingsLayout>
  );
}
