import { useCurrentUser } from '../../../lib/current-user.ts';
import { SettingsLayout } from '../settings-layout.tsx';
import { AvatarCard } from './avatar-card.tsx';
import { ProfileForm } from './profile-form.tsx';

export function ProfilePage() {
  const { id } = useCurrentUser();
  return (
    <SettingsLayout>
      <AvatarCard />
      <ProfileForm key={id} />
    </SettingsLayout>
  );
}
