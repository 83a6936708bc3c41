import { usePermission } from '../../lib/current-user.ts';
import { SettingsLayout } from '../settings/index.ts';
import { WebhooksCard } from '../webhooks/index.ts';
import { apiPageMessages as messages } from './messages.ts';
import { TokensCard } from './tokens-card.tsx';

/** What other programs call by and are told by. */
export function ApiPage() {
  const mayUpdate = usePermission('company', 'update');
  return (
    <SettingsLayout>
      <p className="text-ink-soft">{mayUpdate ? messages.intro : messages.notAllowed}</p>
      {mayUpdate && (
        <>
          <TokensCard />
          <WebhooksCard />
        </>
      )}
    </SettingsLayout>
  );
}
